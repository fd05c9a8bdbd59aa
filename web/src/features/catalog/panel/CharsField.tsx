import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { charLabel, charLabels } from "@travesia/api/catalog/package.rules";
import { type Control, useController } from "react-hook-form";
import type { PackageForm } from "./package.form.ts";

/**
 * Shows the field for the characteristics of a package: the usual ones as suggestions, and any others the
 * user types.
 */
export function CharsField({ control }: { readonly control: Control<PackageForm> }) {
  const { field } = useController({ control, name: "chars" });
  return (
    <Autocomplete
      multiple
      freeSolo
      options={Object.keys(charLabels)}
      getOptionLabel={charLabel}
      value={field.value}
      onChange={(_, chosen) => field.onChange(chosen.map((char) => char.trim()).filter(Boolean))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField {...params} label="Características" helperText="Elige o escribe una y presiona Enter" />
      )}
    />
  );
}
