import type { Scope } from "../../../core/mutation/scope.ts";
import { type ItemAct, itemActs } from "./item.acts.rules.ts";
import type { LockedItem } from "./lock-item.ts";

/** @throws Refusal from the table of acts when the caller cannot do the act with the (locked) item now. */
export function refuseItemAct(scope: Scope, { contract, item }: LockedItem, act: ItemAct): void {
  const { status, requiereCompra } = item;
  itemActs.refuse(act, scope, { status, requiereCompra, estadoContrato: contract.status });
}
