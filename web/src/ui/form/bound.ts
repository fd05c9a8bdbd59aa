import type { ReactNode } from "react";
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from "react-hook-form";
import { type Filling, missing } from "./missing.ts";

/** Properties that every field of a form takes: its form's control, the name of its value, and its label. */
export interface BoundProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** A line below; an error takes its place. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Rules of react-hook-form; by default the message of an empty field is derived from its label. */
  readonly rules?: UseControllerProps<Values>["rules"];
}

/**
 * Binds one field to its form; returns the props for MUI's text field with its value and error. `filling` is
 * the verb in the message of an empty field.
 */
export function useBound<Values extends FieldValues>(
  { control, name, label, hint, required, disabled, rules }: BoundProps<Values>,
  filling: Filling = "Escribe",
) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...(required ? { required: missing(filling, label) } : {}), ...rules },
  });
  const shown = {
    label,
    required,
    disabled,
    name,
    inputRef: field.ref,
    onBlur: field.onBlur,
    error: fieldState.invalid,
    helperText: fieldState.error?.message ?? hint,
  };
  return { field, shown };
}
