import type { ReactNode } from "react";
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from "react-hook-form";

/** What every field of a form takes: its form's control, the name of its value, and how it is called. */
export interface BoundProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** A line below; what is wrong takes its place. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Rules of react-hook-form; `required` text is `Este campo es requerido` unless the rules say another. */
  readonly rules?: UseControllerProps<Values>["rules"];
}

/**
 * Binds one field to its form, and gives what MUI's text field needs to show it and what is wrong with it.
 */
export function useBound<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  rules,
}: BoundProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...(required ? { required: "Este campo es requerido" } : {}), ...rules },
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
