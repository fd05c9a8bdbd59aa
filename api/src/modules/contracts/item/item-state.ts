import type { Scope } from "../../../core/mutation/scope.ts";
import type { ItemState } from "./item.acts.rules.ts";
import type { ContractItem } from "./item.entity.ts";

/** What acts look at of an item, as it stands in this transaction when contract and item are locked. */
export async function itemState(reach: Scope, item: ContractItem): Promise<ItemState> {
  const { status, requiereCompra } = item;
  return { status, requiereCompra, ...(await reach.facts(item, "estadoContrato")) };
}
