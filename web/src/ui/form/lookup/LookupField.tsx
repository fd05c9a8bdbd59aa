import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../bound.ts";
import { LookupBox, type Searched } from "./LookupBox.tsx";

interface LookupFieldProps<Values extends FieldValues, Option> extends BoundProps<Values>, Searched<Option> {}

/** Shows a search field in a form; its value is the chosen option, or null. */
export function LookupField<Values extends FieldValues, Option>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  rules,
  ...searched
}: LookupFieldProps<Values, Option>) {
  const { field, shown } = useBound({ control, name, label, hint, required, disabled, rules }, "Elige");
  return (
    <LookupBox
      {...searched}
      chosen={(field.value as Option | null) ?? null}
      onChoose={field.onChange}
      field={shown}
    />
  );
}
