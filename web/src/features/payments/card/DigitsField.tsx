import type { HTMLInputAutoCompleteAttribute } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../../ui/form/bound.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface DigitsFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly placeholder: string;
  /** Returns the entered digits in their display format. */
  readonly shape: (typed: string) => string;
}

/** Shows a field for digits that are formatted while they are typed, such as a card number. */
export function DigitsField<Values extends FieldValues>({
  autoComplete,
  placeholder,
  shape,
  ...bound
}: DigitsFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <WrittenField
      {...shown}
      placeholder={placeholder}
      value={field.value ?? ""}
      onChange={({ target }) => field.onChange(shape(target.value))}
      slotProps={{
        htmlInput: { inputMode: "numeric", autoComplete, style: { fontVariantNumeric: "tabular-nums" } },
      }}
    />
  );
}
