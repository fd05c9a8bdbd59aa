import Autocomplete from "@mui/material/Autocomplete";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { ReactNode } from "react";
import { SEARCH_FAILED } from "./lookup.texts.ts";

/** State of a search, and the functions that name each result. */
export interface Searched<Option> {
  /** Results for the typed text, in the order shown. */
  readonly options: readonly Option[];
  readonly loading: boolean;
  /** True when the search failed, so that there are no results to judge by. */
  readonly failed?: boolean;
  /** Text shown when there are no results: `Ningún proveedor es así`. */
  readonly none: string;
  readonly keyOf: (option: Option) => string | number;
  /** Text shown in the field for an option. */
  readonly nameOf: (option: Option) => string;
  /** Line in the list of options, when it contains more than the name. */
  readonly lineOf?: (option: Option) => ReactNode;
  /** Called with the typed text, and with an empty one after a choice. */
  readonly onType: (text: string) => void;
  /** Called when the field is first opened: before, no search is needed. */
  readonly onOpen?: () => void;
}

interface LookupBoxProps<Option> extends Searched<Option> {
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
  /** Properties of the text field: its label and its error. */
  readonly field: Omit<TextFieldProps, "slotProps">;
  /** Keeps the label above the field, as filters do. */
  readonly labelAbove?: boolean;
}

/** Shows a search field for one of any number of options; its parent queries the server. */
export function LookupBox<Option>({
  options,
  loading,
  failed = false,
  none,
  keyOf,
  nameOf,
  lineOf = nameOf,
  onType,
  onOpen,
  chosen,
  onChoose,
  field,
  labelAbove,
}: LookupBoxProps<Option>) {
  return (
    <Autocomplete
      fullWidth
      {...(field.size && { size: field.size })}
      disabled={field.disabled}
      options={options}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText={failed ? SEARCH_FAILED : none}
      filterOptions={(found) => [...found]}
      getOptionLabel={nameOf}
      getOptionKey={keyOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      value={chosen}
      onChange={(_, option) => onChoose(option)}
      onOpen={onOpen}
      onInputChange={(_, text, reason) => onType(reason === "input" ? text : "")}
      renderOption={({ key: _, ...props }, option) => (
        <li key={keyOf(option)} {...props}>
          {lineOf(option)}
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...field}
          slotProps={{
            ...slotProps,
            inputLabel: { ...slotProps.inputLabel, ...(labelAbove && { shrink: true }) },
          }}
        />
      )}
    />
  );
}
