import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { VisibilityOffOutlinedIcon, VisibilityOutlinedIcon } from "../icons.tsx";
import { WrittenField } from "./WrittenField.tsx";

interface PasswordFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly autoComplete: "current-password" | "new-password";
}

/** Shows a password field with a button that reveals the password. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  ...bound
}: PasswordFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  const [seen, setSeen] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={seen ? "Ocultar contraseña" : "Mostrar contraseña"}
        onClick={() => setSeen(!seen)}
      >
        {seen ? <VisibilityOffOutlinedIcon fontSize="small" /> : <VisibilityOutlinedIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <WrittenField
      {...shown}
      type={seen ? "text" : "password"}
      value={field.value ?? ""}
      onChange={field.onChange}
      autoComplete={autoComplete}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { maxLength: 128 } }}
    />
  );
}
