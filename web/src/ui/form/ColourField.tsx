import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import { radius } from "@travesia/api/look";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { WrittenField } from "./WrittenField.tsx";

interface ColourFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Colour shown while none was chosen, `#RRGGBB`. */
  readonly fallback: string;
}

/** Shows a colour, chosen from the machine's palette or typed as `#0E5A73`; empty for none. */
export function ColourField<Values extends FieldValues>({ fallback, ...bound }: ColourFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  const typed = String(field.value ?? "");
  const colour = /^#[0-9a-f]{6}$/i.test(typed) ? typed : fallback;
  return (
    <WrittenField
      {...shown}
      value={typed}
      placeholder={fallback}
      onChange={({ target }) => field.onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Elegir ${bound.label.toLowerCase()}`}
                value={colour.toLowerCase()}
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                  field.onChange(target.value.toUpperCase())
                }
                sx={{
                  width: 32,
                  height: 28,
                  p: 0,
                  border: 1,
                  borderColor: "divider",
                  cursor: "pointer",
                  borderRadius: `${radius.field}px`,
                  background: "none",
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
