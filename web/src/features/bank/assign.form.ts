import type { BackablePaymentFragment, BankFreeMovementsQuery } from "./bank.generated.ts";
import { amount, fieldsOf, trimmed, unsent } from "../../ui/form/fields.ts";

/** A movement with a part still to be assigned. */
export type FreeMovement = BankFreeMovementsQuery["bankMovements"]["items"][number];

/** A contract, as it is chosen. */
export interface ContractChoice {
  readonly id: string;
  readonly contractNumber: string;
  readonly porCobrar: number;
  readonly client: string;
}

/** Form fields for registering a payment without its contract being open. */
export const contractChoiceFields = fieldsOf<Record<never, never>>()({
  contract: unsent<ContractChoice | null>(null, { required: "Elige el contrato" }),
});

/** A contract or a reservation that money can be assigned to. */
export interface PayableChoice {
  readonly id: string;
  readonly kind: "contract" | "reservation";
  /** `CT-2026-000045`, or the name of a reservation. */
  readonly name: string;
  readonly client: string;
  /** Outstanding balance, in COP. */
  readonly owes: number;
}

/** Form fields for matching a movement with an existing payment. */
export const backPaymentFields = fieldsOf<Record<never, never>>()({
  payment: unsent<BackablePaymentFragment | null>(null, { required: "Elige el pago" }),
});

/** Form fields for matching a payment with a movement. */
export const findMovementFields = fieldsOf<Record<never, never>>()({
  movement: unsent<FreeMovement | null>(null, { required: "Elige el movimiento" }),
});

/** Form fields for assigning an unidentified amount to a contract or a reservation. */
export const assignFields = fieldsOf<Record<never, never>>()({
  payable: unsent<PayableChoice | null>(null, { required: "Elige el contrato o la reserva" }),
  monto: amount({ required: "Escribe el valor" }),
  observaciones: trimmed(),
});
