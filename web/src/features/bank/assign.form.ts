import { amount, fieldsOf, trimmed, unsent } from "../../ui/form/fields.ts";

/** A contract that money can be given to. */
export interface ContractChoice {
  readonly id: string;
  readonly contractNumber: string;
  readonly saldoPendiente: number;
  readonly client: string;
}

/** What is asked before money without an owner is given to a contract. */
export const assignFields = fieldsOf<Record<never, never>>()({
  contract: unsent<ContractChoice | null>(null, { required: "Elige el contrato" }),
  monto: amount({ required: "El monto es obligatorio" }),
  observaciones: trimmed(),
});
