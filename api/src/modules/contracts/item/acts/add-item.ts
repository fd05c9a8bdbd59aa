import { times } from "../../../../core/colombia/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../contract/contract.find.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import type { AddItemInput } from "../item.inputs.ts";
import { ContractItem } from "../item.entity.ts";
import { priorityOf } from "../../../quotes/calculation/costs/calculation-lines.rules.ts";

/**
 * Adds an item to buy to a signed contract, besides the items of its calculation. Its quoted cost is 0
 * unless it is entered.
 */
export async function addItem(
  work: Work,
  { contractId, input }: { contractId: string; input: AddItemInput },
): Promise<string> {
  const contract = await findContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "addItem");
  const item = new ContractItem();
  item.contract = contract;
  item.orden = 1 + (await work.em.count(ContractItem, { contract: contract.id }));
  item.tipo = input.tipo;
  item.descripcion = input.descripcion.trim();
  item.detalle = input.detalle?.trim() || null;
  item.cantidad = input.cantidad ?? 1;
  item.precioUnitario = input.precioUnitario ?? 0;
  item.precioTotal = times(item.precioUnitario, item.cantidad);
  item.prioridad = priorityOf[item.tipo];
  item.fechaInicio = contract.fechaInicioViaje;
  item.fechaFin = contract.fechaFinViaje;
  work.add(item);
  work.audit("item.added", item.id, { contractId: contract.id, tipo: item.tipo });
  return item.id;
}
