import { conflict, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { make } from "../../../core/rows.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Provider } from "../../providers/provider.entity.ts";
import { Opening } from "../opening.entity.ts";
import { OpeningLine } from "../opening-line.entity.ts";
import type { OpeningLineInput } from "../opening.inputs.ts";
import { CONFIRMED, openingOwners, refuseOpeningAmount } from "../opening.rules.ts";

/**
 * Sets the opening balance of a contract, a provider or an account; 0 takes it out. Returns the id of the
 * opening.
 * @throws Refusal NOT_FOUND before the balances were proposed, or for an unknown owner; CONFLICT once they
 * are confirmed.
 */
export async function setOpeningLine(work: Work, { input }: { input: OpeningLineInput }): Promise<string> {
  await work.lockName("opening balances");
  const opening = await work.find(Opening, { place: 1 }, "Propón primero los saldos iniciales");
  if (opening.confirmedAt) throw conflict(CONFIRMED);
  const { clase, ownerId, monto } = input;
  const centavos = input.centavos ?? 0;
  refuseOpeningAmount(clase, monto, centavos);
  const kind = openingOwners[clase];
  const owned = await ownerOf(work, kind, ownerId);
  const present = await work.em.findOne(OpeningLine, { opening: opening.id, clase, [kind]: ownerId });
  const before = present?.monto ?? null;
  const isNone = monto === 0 && centavos === 0;
  const isTyped = present?.monto === monto && present.centavos === centavos && !present.proposed;
  if (isTyped || (isNone && !present)) return opening.id;
  if (isNone) {
    if (present) work.em.remove(present);
  } else if (present) {
    present.monto = monto;
    present.centavos = centavos;
    present.proposed = false;
  } else work.add(make(OpeningLine, { opening, clase, ...owned.columns, monto, centavos }));
  const after = isNone ? null : monto;
  work.audit("opening.opening-set", opening.id, { clase, nombre: owned.name, before, after });
  return opening.id;
}

interface Owned {
  readonly name: string;
  readonly columns: Partial<Pick<OpeningLine, "contract" | "provider" | "account">>;
}

/** Returns the record that a balance belongs to, with its name. */
async function ownerOf(work: Work, kind: "contract" | "provider" | "account", id: string): Promise<Owned> {
  if (kind === "contract") {
    const contract = await work.em.findOne(Contract, { id });
    if (contract) return { name: contract.contractNumber, columns: { contract } };
  } else if (kind === "provider") {
    const provider = await work.em.findOne(Provider, { id, mergedInto: null });
    if (provider) return { name: provider.name, columns: { provider } };
  } else {
    const account = await work.em.findOne(AgencyAccount, { id });
    if (account) return { name: `${account.bank} ${account.number}`.trim(), columns: { account } };
  }
  throw notFound("Elige el contrato, el proveedor o la cuenta");
}
