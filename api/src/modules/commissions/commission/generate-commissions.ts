import { make } from "../../../core/rows.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { today } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { confirmedCalculation } from "../../contracts/contract/print/contract-services.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { termsOn } from "../../quotes/calculation/commission-terms.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { payingPersons } from "../../quotes/quote/quote.rules.ts";
import { Commission } from "./commission.entity.ts";
import { commissionsOf, type NewCommission, promisesBy } from "./commission.rules.ts";
import type { CommissionPromise } from "./explanation/explanation.rules.ts";

/**
 * Generates the missing commissions of a completed, locked contract: one for each seller, at the time of
 * signing, who has none. Amounts come from the confirmed calculation; without one, they are calculated from
 * the contract's price and the configuration on the signing day. Returns the new commissions.
 */
export async function generateCommissions(work: Work, contract: Contract): Promise<Commission[]> {
  const { em } = work;
  const { signedAsesor: asesor, signedLider: lider, signedGerente: gerente } = contract;
  const existing = await em.find(Commission, { contract: contract.id, clase: "comision" });
  const earned = new Set(existing.map(({ vendedor }) => vendedor.id));
  const sellers = { asesor: asesor?.id ?? null, lider: lider?.id ?? null, gerente: gerente?.id ?? null };
  const missing = commissionsOf(sellers, await promisesOf(work, contract)).filter(
    ({ vendedorId }) => !earned.has(vendedorId),
  );
  const inserted = missing.map((one) => work.add(commissionFor(work, contract, one)));
  for (const { id, vendedor, montoComision } of inserted) {
    work.audit("commission.generated", id, { contractId: contract.id, sellerId: vendedor.id, montoComision });
    await work.emit("commission.generated", { commissionId: id, sellerId: vendedor.id });
  }
  return inserted;
}

async function promisesOf(work: Work, contract: Contract): Promise<readonly CommissionPromise[]> {
  const quote = contract.quote && (await work.em.findOneOrFail(Quote, { id: contract.quote.id }));
  const calculation = await confirmedCalculation(work, quote);
  if (calculation?.congeladas) return calculation.congeladas;
  const base: Cop = contract.precioTotal;
  const persons = quote ? payingPersons(quote) : contract.numeroPasajeros;
  const terms = await termsOn(
    work,
    contract.tripType ?? quote?.tripType ?? null,
    today(contract.signedAt ?? work.now),
  );
  return promisesBy(terms, base, persons);
}

function commissionFor(
  { em, now }: Work,
  contract: Contract,
  { vendedorId, ...figures }: NewCommission,
): Commission {
  const commission = make(Commission, {
    ...figures,
    contract,
    vendedor: em.getReference(User, vendedorId),
    fechaGeneracion: now,
  });
  return commission;
}
