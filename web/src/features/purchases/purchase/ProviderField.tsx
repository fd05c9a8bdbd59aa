import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { useDeferredValue } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../../ui/form/bound.ts";
import { useProviderSuggestionsQuery } from "./purchases.generated.ts";

/** The provider of a purchase, typed freely; those that were bought from before are proposed. */
export function ProviderField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  const typed = String(field.value ?? "");
  const search = useDeferredValue(typed);
  const { data, previousData } = useProviderSuggestionsQuery({ variables: { search } });
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={(data ?? previousData)?.providerSuggestions ?? []}
      filterOptions={(options) => options}
      inputValue={typed}
      onInputChange={(_, value) => field.onChange(value)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={shown.name}
          label={shown.label}
          required={shown.required}
          error={shown.error}
          helperText={shown.helperText}
          inputRef={shown.inputRef}
          onBlur={shown.onBlur}
        />
      )}
    />
  );
}
