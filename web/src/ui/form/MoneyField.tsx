import MuiTextField from "@mui/material/TextField";
import { formatCop } from "@travesia/api/cop";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";

/** Twelve digits: below a safe integer whatever is typed. */
const MOST_DIGITS = 12;

const pesosOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, "").slice(0, MOST_DIGITS);
  return digits === "" ? null : Number(digits);
};

interface MoneyFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** What stands after the amount, inside the field. */
  readonly end?: ReactNode;
}

/**
 * Whole pesos of a form, shown as `$ 1.234.567` while typing; its value is a number, or null when empty.
 * `<MoneyField control={form.control} name="monto" label="Valor del pago" required />`
 */
export function MoneyField<Values extends FieldValues>({ end, ...bound }: MoneyFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <MuiTextField
      {...shown}
      value={typeof field.value === "number" ? formatCop(field.value) : ""}
      onChange={({ target }) => field.onChange(pesosOf(target.value))}
      placeholder="$ 0"
      slotProps={{
        // Above the field from the beginning: what stands at its end leaves no room for the label.
        ...(end && { input: { endAdornment: end }, inputLabel: { shrink: true } }),
        htmlInput: {
          inputMode: "numeric",
          autoComplete: "off",
          style: { fontVariantNumeric: "tabular-nums" },
        },
      }}
    />
  );
}
