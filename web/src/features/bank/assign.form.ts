import { amount, fieldsOf, trimmed, unsent } from "../../ui/form/fields.ts";

/** A contract, as it is chosen. */
export interface ContractChoice {
  readonly id: string;
  readonly contractNumber: string;
  readonly porCobrar: number;
  readonly client: string;
}

/** What is asked before a payment is registered without its contract being open. */
export const contractChoiceFields = fieldsOf<Record<never, never>>()({
  contract: unsent<ContractChoice | null>(null, { required: "Elige el contrato" }),
});

/** A contract or a reservation that money can be given to. */
export interface PayableChoice {
  readonly id: string;
  readonly kind: "contract" | "reservation";
  /** `CT-2026-000045`, or what a reservation is called. */
  readonly name: string;
  readonly client: string;
  /** What is left to pay, in COP. */
  readonly owes: number;
}

/** What is asked before money without an owner is given to somebody. */
export const assignFields = fieldsOf<Record<never, never>>()({
  payable: unsent<PayableChoice | null>(null, { required: "Elige el contrato o la reserva" }),
  monto: amount({ required: "Escribe el valor" }),
  observaciones: trimmed(),
});
