import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { useDeferredValue, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import { useProviderNamesQuery } from "./providers.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

/**
 * Shows the free-text field for a provider's name, with suggestions from the directory; it creates no
 * provider.
 */
export function ProviderNameField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  const [asked, ask] = useState(false);
  const typed = String(field.value ?? "");
  const search = useDeferredValue(typed);
  const read = useProviderNamesQuery({ variables: { search }, skip: !asked });
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={lastAnswer(read)?.providerSuggestions ?? []}
      filterOptions={(options) => options}
      inputValue={typed}
      onOpen={() => ask(true)}
      onInputChange={(_, value, reason) => reason !== "reset" && field.onChange(value)}
      onChange={(_, value) => typeof value === "string" && field.onChange(value)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={shown.name}
          label={shown.label}
          error={shown.error}
          helperText={shown.helperText}
          inputRef={shown.inputRef}
          onBlur={shown.onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, maxLength: 120 },
          }}
        />
      )}
    />
  );
}
