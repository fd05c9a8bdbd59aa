import type { Scope } from "../../../core/mutation/scope.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { type AddendumAct, addendumActs } from "./addendum.acts.rules.ts";
import type { Addendum } from "./addendum.entity.ts";

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) addendum now. */
export function refuseAddendumAct(
  scope: Scope,
  { id, status, content: { precioAntes, precioDespues } }: Addendum,
  contract: Contract,
  act: AddendumAct,
): void {
  const clienteId = contract.account?.id ?? null;
  const cambiaFactura = contract.invoicedAt !== null && precioAntes !== precioDespues;
  addendumActs.refuse(act, scope, { id, status, estadoContrato: contract.status, clienteId, cambiaFactura });
}
