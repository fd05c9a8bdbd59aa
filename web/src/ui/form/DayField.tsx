import MuiTextField from "@mui/material/TextField";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";

interface DayFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day of a form with the browser's own calendar; its value is `YYYY-MM-DD`, or empty. `<DayField
 * control={form.control} name="fechaPago" label="Fecha del pago" max={today} />`
 */
export function DayField<Values extends FieldValues>({ min, max, ...bound }: DayFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <MuiTextField
      {...shown}
      type="date"
      value={field.value ?? ""}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
