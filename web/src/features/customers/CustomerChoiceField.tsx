import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { useDeferredValue, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import { type CustomerRowFragment, useCustomerListQuery } from "./customers.generated.ts";

interface CustomerChoiceFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** The one that cannot be chosen. */
  readonly except: string;
}

/** A customer, looked for by name, e-mail, telephone or document. */
export function CustomerChoiceField<Values extends FieldValues>(props: CustomerChoiceFieldProps<Values>) {
  const { except, ...bound } = props;
  const { field, shown } = useBound(bound);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const { data, previousData, loading } = useCustomerListQuery({
    variables: { page: 1, filter: { search } },
  });
  const options: readonly CustomerRowFragment[] = (data ?? previousData)?.customers.items ?? [];
  return (
    <Autocomplete
      fullWidth
      options={options.filter(({ id }) => id !== except)}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText="Ningún cliente es así"
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={field.value as CustomerRowFragment | null}
      onChange={(_, value) => field.onChange(value)}
      onInputChange={(_, value) => setTyped(value)}
      renderOption={({ key: _, ...props }, { id, name, email }) => (
        <li key={id} {...props}>
          {name}
          {email && ` · ${email}`}
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
