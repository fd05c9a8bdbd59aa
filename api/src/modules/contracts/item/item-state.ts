import type { Scope } from "../../../core/mutation/scope.ts";
import { type ItemAct, itemActs, type ItemState } from "./item.acts.rules.ts";
import type { ContractItem } from "./item.entity.ts";

/**
 * Returns the state of an item that an act is checked against, as it stands in this transaction when contract
 * and item are locked.
 */
async function itemState(scope: Scope, item: ContractItem, act: ItemAct): Promise<ItemState> {
  const facts = await scope.facts(item, ...(itemActs.rules[act].facts ?? []));
  const { status, requiereCompra } = item;
  return { ...facts, status, requiereCompra };
}

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) item now. */
export async function refuseItemAct(scope: Scope, item: ContractItem, act: ItemAct): Promise<void> {
  itemActs.refuse(act, scope, await itemState(scope, item, act));
}
