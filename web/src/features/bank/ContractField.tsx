import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { formatCop } from "@travesia/api/cop";
import { useDeferredValue, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import type { ContractChoice } from "./assign.form.ts";
import { useBankContractSearchQuery } from "./bank.generated.ts";

/** A contract, looked for by its number, its client or its destination. */
export function ContractField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.split(" · ")[0] ?? "");
  const { data, previousData, loading } = useBankContractSearchQuery({ variables: { search } });
  const options = ((data ?? previousData)?.contracts.items ?? []).map(
    ({ id, contractNumber, saldoPendiente, cliente }): ContractChoice => ({
      ...{ id, contractNumber, saldoPendiente },
      client: `${cliente.name} ${cliente.lastname}`,
    }),
  );
  return (
    <Autocomplete
      fullWidth
      options={options}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText="Ningún contrato es así"
      filterOptions={(found) => found}
      getOptionLabel={({ contractNumber, client }) => `${contractNumber} · ${client}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={field.value as ContractChoice | null}
      onChange={(_, value) => field.onChange(value)}
      onInputChange={(_, value) => setTyped(value)}
      renderOption={({ key: _, ...props }, option) => (
        <li key={option.id} {...props}>
          {option.contractNumber} · {option.client} · debe {formatCop(option.saldoPendiente)}
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
