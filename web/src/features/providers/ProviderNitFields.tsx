import Stack from "@mui/material/Stack";
import { useDeferredValue, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import type { BoundProps } from "../../ui/form/bound.ts";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { namedProvider } from "./ProviderField.tsx";
import { useProviderMatchesQuery } from "./providers.generated.ts";

interface ProviderNitFieldsProps<Values extends FieldValues> extends Pick<
  BoundProps<Values>,
  "control" | "rules"
> {
  /** Provider name entered in the form. */
  readonly provider: string;
  readonly nit: BoundProps<Values>["name"];
  readonly without: BoundProps<Values>["name"];
  /** True when the form states that there is no provider yet. */
  readonly isWithout: boolean;
  /** Called with whether the NIT is required. */
  readonly onAsked: (asked: boolean) => void;
}

/**
 * Shows the field for the NIT of a purchase's provider, required when the provider's record has none, and the
 * option that there is no provider yet.
 */
export function ProviderNitFields<Values extends FieldValues>({
  provider,
  nit,
  without,
  isWithout,
  onAsked,
  ...bound
}: ProviderNitFieldsProps<Values>) {
  const search = useDeferredValue(provider);
  const read = useProviderMatchesQuery({ variables: { search } });
  const known = namedProvider(lastAnswer(read)?.providerMatches ?? [], provider);
  const isAsked = provider.trim() !== "" && (known ? known.nit === null : read.data !== undefined);
  useEffect(() => onAsked(isAsked), [isAsked, onAsked]);
  if (!isAsked) return null;
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      sx={{ columnGap: 4, alignItems: { sm: "center" }, "& > *": { flex: 1 } }}
    >
      <TextField
        control={bound.control}
        name={nit}
        label="NIT del proveedor"
        hint="Con su dígito de verificación. Sin él no se puede facturar por mandato."
        disabled={isWithout}
        maxLength={30}
        {...(bound.rules && { rules: bound.rules })}
      />
      <CheckField control={bound.control} name={without} label="Sin NIT todavía" />
    </Stack>
  );
}
