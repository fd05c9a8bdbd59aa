import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel, { type InputLabelProps } from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useId } from "react";

interface WrittenFieldProps extends Pick<
  OutlinedInputProps,
  | "autoComplete"
  | "autoFocus"
  | "inputRef"
  | "multiline"
  | "name"
  | "onBlur"
  | "onChange"
  | "onFocus"
  | "placeholder"
  | "maxRows"
  | "minRows"
  | "type"
  | "value"
> {
  readonly label?: string;
  /** Line below. */
  readonly helperText?: ReactNode;
  readonly error?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly slotProps?: {
    readonly htmlInput?: OutlinedInputProps["inputProps"];
    readonly input?: Partial<OutlinedInputProps>;
    readonly inputLabel?: Pick<InputLabelProps, "shrink">;
  };
}

/**
 * Text field that looks like MUI's `TextField`, without the menus of its `select`, which a visitor would load
 * for nothing.
 */
export function WrittenField({
  label,
  helperText,
  error,
  required,
  disabled,
  sx,
  slotProps: { htmlInput, input, inputLabel } = {},
  ...written
}: WrittenFieldProps) {
  const id = useId();
  const below = helperText ? `${id}-below` : undefined;
  return (
    <FormControl size="small" fullWidth error={error} required={required} disabled={disabled} sx={sx}>
      {label && (
        <InputLabel htmlFor={id} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...written}
        id={id}
        label={label}
        notched={inputLabel?.shrink}
        aria-describedby={below}
        inputProps={htmlInput}
        {...input}
      />
      {helperText && <FormHelperText id={below}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
