import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { formatDocument } from "@travesia/api/colombia/documents";
import { useDeferredValue, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import type { ProviderChoice } from "./provider.form.ts";
import { useProviderChoicesQuery } from "./providers.generated.ts";

interface ProviderChoiceFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** The one that cannot be chosen. */
  readonly except: string;
}

/** A provider of the directory, looked for by its name, its NIT or a contact. */
export function ProviderChoiceField<Values extends FieldValues>({
  except,
  ...bound
}: ProviderChoiceFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const { data, previousData, loading } = useProviderChoicesQuery({ variables: { search } });
  const options: readonly ProviderChoice[] = (data ?? previousData)?.providers.items ?? [];
  return (
    <Autocomplete
      fullWidth
      options={options.filter(({ id }) => id !== except)}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText="Ningún proveedor es así"
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={field.value as ProviderChoice | null}
      onChange={(_, value) => field.onChange(value)}
      onInputChange={(_, value) => setTyped(value)}
      renderOption={({ key: _, ...props }, { id, name, nit }) => (
        <li key={id} {...props}>
          {name}
          {nit && ` · ${formatDocument(nit)}`}
        </li>
      )}
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
