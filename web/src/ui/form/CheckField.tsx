import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";

/**
 * Yes or no in a form: `<CheckField control={form.control} name="aceptaTratamiento" label="Acepto el
 * tratamiento de mis datos" required />`.
 */
export function CheckField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <FormControl error={shown.error} disabled={shown.disabled}>
      <FormControlLabel
        label={shown.label}
        // Beside the first line of a long text.
        sx={{ alignItems: "flex-start", "& .MuiCheckbox-root": { mt: -2 } }}
        control={
          <Checkbox
            name={shown.name}
            checked={Boolean(field.value)}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={shown.onBlur}
            slotProps={{ input: { ref: shown.inputRef } }}
          />
        }
      />
      {shown.helperText && <FormHelperText sx={{ mx: 0 }}>{shown.helperText}</FormHelperText>}
    </FormControl>
  );
}
