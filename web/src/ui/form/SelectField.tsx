import MenuItem from "@mui/material/MenuItem";
import MuiTextField from "@mui/material/TextField";
import type { FieldValues } from "react-hook-form";
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
  // Where nothing is one of the choices, it is described as the others are.
  const none = options.some(({ value }) => value === "");
  return (
    <MuiTextField
      {...shown}
      select
      value={field.value ?? ""}
      onChange={({ target }) => field.onChange(target.value)}
      {...(none ? { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } } : {})}
      sx={{ "& .MuiSelect-select": { whiteSpace: "normal" } }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
