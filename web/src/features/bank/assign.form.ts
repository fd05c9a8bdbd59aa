import type { BackablePaymentFragment, BankFreeMovementsQuery } from "./bank.generated.ts";
import { amount, fieldsOf, trimmed, unsent } from "../../ui/form/fields.ts";

/** A movement with an unassigned amount. */
export type FreeMovement = BankFreeMovementsQuery["bankMovements"]["items"][number];

/** A contract or a reservation to which money can be assigned. */
export interface PayableChoice {
  readonly id: string;
  readonly kind: "contract" | "reservation";
  /** Number of the contract (`CT-2026-000045`), or name of the reservation. */
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
