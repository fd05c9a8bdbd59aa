import type { FieldValues } from "react-hook-form";
import { ChoiceField } from "./ChoiceField.tsx";
import { type BoundProps, useBound } from "./bound.ts";

interface SelectFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

/**
 * Shows a choice of one of several in a form: `<SelectField control={form.control} name="tipoPago"
 * label="Forma de pago" options={paymentKinds} />`.
 */
export function SelectField<Values extends FieldValues>({ options, ...bound }: SelectFieldProps<Values>) {
  const { field, shown } = useBound(bound, "Elige");
  return (
    <ChoiceField
      {...shown}
      value={field.value ?? ""}
      options={options}
      onChange={field.onChange}
      sx={{ "& .MuiSelect-select": { whiteSpace: "normal" } }}
    />
  );
}
