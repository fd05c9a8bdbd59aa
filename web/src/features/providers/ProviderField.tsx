import { plainName } from "@travesia/api/colombia/plain";
import Autocomplete from "@mui/material/Autocomplete";
import ListItemText from "@mui/material/ListItemText";
import MuiTextField from "@mui/material/TextField";
import { useDeferredValue } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import { providerTexts, termText } from "./provider.texts.ts";
import { type ProviderMatchesQuery, useProviderMatchesQuery } from "./providers.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

type Match = ProviderMatchesQuery["providerMatches"][number];

interface ProviderFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Called with the selected provider and its payment terms. */
  readonly onProvider?: (provider: Match) => void;
}

const termsOf = ({ paymentDays, paymentTerms }: Match): string =>
  [termText(paymentDays), paymentTerms].filter(Boolean).join(" · ");

/** Returns the provider with this name or former name. */
export const namedProvider = (matches: readonly Match[], typed: string): Match | undefined =>
  matches.find(({ names }) => names.some(({ name }) => plainName(name) === plainName(typed)));

/**
 * Shows the free-text field for the provider of a purchase, with suggestions from the directory and their
 * terms. For an unknown name a hint explains that the purchase will create a new provider.
 */
export function ProviderField<Values extends FieldValues>({
  onProvider,
  ...bound
}: ProviderFieldProps<Values>) {
  const { field, shown } = useBound(bound, "Elige");
  const typed = String(field.value ?? "");
  const search = useDeferredValue(typed);
  const read = useProviderMatchesQuery({ variables: { search } });
  const matches = lastAnswer(read)?.providerMatches ?? [];
  const known = namedProvider(matches, typed);
  const isFresh = typed.trim() !== "" && search === typed && read.data !== undefined && !known;
  const hint = isFresh ? providerTexts.fresh : known ? termsOf(known) : shown.helperText;
  return (
    <Autocomplete<Match, false, false, true>
      freeSolo
      fullWidth
      options={matches}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.name)}
      inputValue={typed}
      onInputChange={(_, value, reason) => reason !== "reset" && field.onChange(value)}
      onChange={(_, chosen) => {
        if (chosen === null) return;
        field.onChange(typeof chosen === "string" ? chosen : chosen.name);
        if (typeof chosen !== "string") onProvider?.(chosen);
      }}
      renderOption={({ key: _, ...props }, option) => (
        <li key={option.id} {...props}>
          <ListItemText primary={option.name} secondary={termsOf(option) || providerTexts.noTerm} />
        </li>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={shown.name}
          label={shown.label}
          required={shown.required}
          error={shown.error}
          helperText={shown.error ? shown.helperText : hint}
          inputRef={shown.inputRef}
          onBlur={shown.onBlur}
        />
      )}
    />
  );
}
