import { make } from "../../../../core/rows.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { earns } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { earnedContractActs } from "../commission.acts.rules.ts";
import { Commission } from "../commission.entity.ts";
import type { CreateCommissionInput } from "../commission.inputs.ts";
import { completeFigures, refuseWrongFigures } from "../commission.rules.ts";
import { explainEntered } from "../explanation/explanation.rules.ts";

/** Creates a pending commission manually; at most one per contract, seller and kind. */
export async function createCommission(
  work: Work,
  { input }: { input: CreateCommissionInput },
): Promise<string> {
  const { contractId, vendedorId, tipoVendedor, observaciones } = input;
  const contract = await fieldsFirst(findContract(work, contractId), () => refuseWrongFigures(input));
  const seller = await work.em.findOne(User, { id: vendedorId });
  if (!seller || !earns(seller)) throw badInput("vendedorId", "La persona elegida no es un vendedor");
  const figures = completeFigures(input, contract.precioTotal);
  await work.lock(contract);
  earnedContractActs.refuse("add", work, contract);
  const taken = await work.em.count(Commission, {
    contract: contract.id,
    vendedor: seller.id,
    tipoVendedor,
    clase: "comision",
  });
  if (taken > 0)
    throw conflict(`${seller.name} ${seller.lastname} ya tiene una comisión de ese tipo en este contrato.`);

  const commission = make(Commission, {
    ...figures,
    contract,
    vendedor: seller,
    tipoVendedor,
    observaciones: observaciones?.trim() || null,
    explicacion: explainEntered(work.viewer?.name ?? "", figures.montoBase, contract.numeroPasajeros),
    fechaGeneracion: work.now,
  });
  work.add(commission);
  work.audit("commission.created", commission.id, {
    contractId,
    sellerId: seller.id,
    montoComision: figures.montoComision,
  });
  return commission.id;
}
