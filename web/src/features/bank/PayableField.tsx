import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { formatCop } from "@travesia/api/cop";
import { useDeferredValue, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import type { PayableChoice } from "./assign.form.ts";
import { useBankPayableSearchQuery } from "./bank.generated.ts";

/** A contract or a reservation, looked for by its number, its client or its destination. */
export function PayableField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.split(" · ")[0] ?? "");
  const { data, previousData, loading } = useBankPayableSearchQuery({ variables: { search } });
  const found = data ?? previousData;
  const options: readonly PayableChoice[] = [
    ...(found?.contracts.items ?? []).map(({ id, contractNumber, saldoPendiente, cliente }) => ({
      ...{ id, kind: "contract" as const, name: contractNumber, owes: saldoPendiente },
      client: `${cliente.name} ${cliente.lastname}`,
    })),
    ...(found?.reservations.items ?? []).map(({ id, code, balance, customer }) => ({
      ...{ id, kind: "reservation" as const, name: `Reserva ${code}`, owes: balance },
      client: `${customer.name} ${customer.lastname}`,
    })),
  ];
  return (
    <Autocomplete
      fullWidth
      options={options}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText="Ningún contrato ni reserva es así"
      filterOptions={(found) => found}
      getOptionLabel={({ name, client }) => `${name} · ${client}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={field.value as PayableChoice | null}
      onChange={(_, value) => field.onChange(value)}
      onInputChange={(_, value) => setTyped(value)}
      renderOption={({ key: _, ...props }, option) => (
        <li key={option.id} {...props}>
          {option.name} · {option.client} · debe {formatCop(option.owes)}
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
