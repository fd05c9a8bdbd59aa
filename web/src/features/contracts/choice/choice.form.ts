import { fieldsOf, unsent } from "../../../ui/form/fields.ts";

/** A contract as an option to select. */
export interface ContractChoice {
  readonly id: string;
  readonly contractNumber: string;
  readonly porCobrar: number;
  readonly client: string;
}

/** Form fields for selecting the contract of a new payment. */
export const contractChoiceFields = fieldsOf<Record<never, never>>()({
  contract: unsent<ContractChoice | null>(null, { required: "Elige el contrato" }),
});
