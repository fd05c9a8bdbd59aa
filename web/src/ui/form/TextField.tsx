import type { HTMLInputAutoCompleteAttribute } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { WrittenField } from "./WrittenField.tsx";

interface TextFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly type?: "text" | "email" | "password" | "number" | "datetime-local";
  readonly multiline?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
}

/**
 * Text of a form: `<TextField control={form.control} name="nombreCliente" label="Nombre" required />`.
 * With `type="number"` its value is a number, or null when empty.
 */
export function TextField<Values extends FieldValues>({
  type = "text",
  multiline,
  autoComplete,
  maxLength,
  ...bound
}: TextFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <WrittenField
      {...shown}
      type={type}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      autoComplete={autoComplete}
      value={field.value ?? ""}
      onChange={({ target }) =>
        field.onChange(type !== "number" ? target.value : target.value === "" ? null : Number(target.value))
      }
      slotProps={{
        htmlInput: { maxLength, inputMode: type === "number" ? "numeric" : undefined },
        // The browser writes its own signs into an empty one.
        ...(type === "datetime-local" && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
