import type { Control, FieldPath } from "react-hook-form";
import { CheckField } from "../../../../ui/form/CheckField.tsx";
import type { CalculatorForm } from "../calculator.form.ts";

interface OptionalFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly name: FieldPath<CalculatorForm>;
}

/** Shows the mark of a service that is not in the price, and that the client may add. */
export const OptionalField = ({ control, name }: OptionalFieldProps) => (
  <CheckField control={control} name={name} label="Opcional (el cliente decide)" />
);
