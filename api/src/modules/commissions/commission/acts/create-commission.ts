import { badInput, conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { earns } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { earnedContractActs } from "../commission.acts.rules.ts";
import "../commission.audit.ts";
import { Commission } from "../commission.entity.ts";
import type { CreateCommissionInput } from "../commission.inputs.ts";
import { completeFigures, refuseWrongFigures } from "../commission.rules.ts";
import { explainEntered } from "../explanation/explanation.rules.ts";

/** Makes a pending commission by hand, once per contract, seller and kind. */
export async function createCommission(work: Work, input: CreateCommissionInput): Promise<string> {
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

  const commission = new Commission();
  Object.assign(commission, figures);
  commission.contract = contract;
  commission.vendedor = seller;
  commission.tipoVendedor = tipoVendedor;
  commission.observaciones = observaciones?.trim() || null;
  commission.explicacion = explainEntered(
    work.viewer?.name ?? "",
    figures.montoBase,
    contract.numeroPasajeros,
  );
  commission.fechaGeneracion = work.now;
  work.add(commission);
  work.audit("commission.created", commission.id, {
    contractId,
    sellerId: seller.id,
    montoComision: figures.montoComision,
  });
  return commission.id;
}
