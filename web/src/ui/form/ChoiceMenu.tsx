import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import type { ChoiceFieldProps } from "./ChoiceField.tsx";

/** Shows a select field with its menu already open, because the user has just clicked it. */
export function ChoiceMenu({ options, value, onChange, sx, ...field }: ChoiceFieldProps) {
  const [open, setOpen] = useState(false);
  // Not from the beginning: the focus returns to the field that had it before the menu.
  useEffect(() => setOpen(true), []);
  const named = options.some((option) => option.value === "");
  return (
    <TextField
      {...field}
      select
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the focus was in the field whose place it takes
      autoFocus
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: {
          open,
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
          displayEmpty: named,
        },
        ...(named && { inputLabel: { shrink: true } }),
      }}
      sx={sx}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
