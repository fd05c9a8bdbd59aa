import { type Cop, percentage } from "../../core/cop.ts";
import { conflict, Refusal } from "../../core/failure.ts";
import { type ContractStatus, contractLifecycle } from "./contract.lifecycle.ts";

/** What is still to be paid of a price, in COP; never below 0. */
export const balanceOf = (price: Cop, paid: Cop): Cop => Math.max(price - paid, 0);

/** How much of the price is paid, in percent with 1 decimal; 0 without a price. */
export const progressOf = (price: Cop, paid: Cop): number => percentage(paid, price, 1) ?? 0;

const isSigned: Readonly<Record<ContractStatus, boolean>> = {
  draft: false,
  active: false,
  signed: true,
  completed: true,
  cancelled: false,
};

/** @throws Refusal LOCKED for a signed contract, CONFLICT for a cancelled one: neither is edited. */
export function refuseLockedContract(status: ContractStatus): void {
  if (isSigned[status]) throw new Refusal("LOCKED", "El contrato está firmado y no se puede modificar.");
  if (status === "cancelled") throw contractLifecycle.refusal(status, "draft");
}

/** @throws Refusal CONFLICT when the price changes (COP) after the first verified payment. */
export function refuseLatePriceChange(before: Cop, after: Cop, verifiedPayments: number): void {
  if (after !== before && verifiedPayments > 0) throw conflict("El precio no se puede cambiar después del primer pago verificado.");
}

/** @throws Refusal CONFLICT unless the contract is a draft without payments, which alone may be deleted. */
export function refuseDeletion(status: ContractStatus, payments: number): void {
  if (status !== "draft" || payments > 0) throw conflict("Solo se puede eliminar un contrato en borrador y sin pagos");
}

/** @throws Refusal CONFLICT for a contract that was signed already; a contract is signed once. */
export function refuseSecondSignature(status: ContractStatus): void {
  if (isSigned[status]) throw conflict("El contrato ya fue firmado.");
}
