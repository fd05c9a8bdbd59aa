import type { FieldValues } from "react-hook-form";
import { useContext } from "react";
import { type BoundProps, useBound } from "./bound.ts";
import { RefusedDays } from "./refused-days.ts";
import { WrittenField } from "./WrittenField.tsx";

interface DayFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /**
   * True when money is booked on the day; a day that cannot be booked is refused with its reason when
   * selected.
   */
  readonly booked?: boolean;
}

/**
 * Shows a day of a form with the browser's own calendar; its value is `YYYY-MM-DD`, or empty. `<DayField
 * control={form.control} name="fechaPago" label="Fecha del pago" max={today} />`
 */
export function DayField<Values extends FieldValues>({
  min,
  max,
  booked = false,
  rules,
  ...bound
}: DayFieldProps<Values>) {
  const refusedOn = useContext(RefusedDays);
  const refusal = (day: unknown) => (booked && typeof day === "string" && day ? refusedOn(day) : null);
  const ownRule = rules?.validate;
  const validate = (value: never, form: Values) =>
    refusal(value) ?? (typeof ownRule === "function" ? ownRule(value, form) : true);
  const { field, shown } = useBound(
    { ...bound, rules: { ...rules, ...(booked && { validate }) } as typeof rules },
    "Elige",
  );
  const refused = refusal(field.value);
  return (
    <WrittenField
      {...shown}
      {...(refused && { error: true, helperText: refused })}
      type="date"
      value={field.value ?? ""}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
