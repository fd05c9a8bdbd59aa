import Autocomplete from "@mui/material/Autocomplete";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { ReactNode } from "react";
import { SEARCH_FAILED } from "./lookup.texts.ts";

/** What is looked for, and how each thing that was found is named. */
export interface Searched<Option> {
  /** What was found for what is typed, in its order. */
  readonly options: readonly Option[];
  readonly loading: boolean;
  /** That the search did not come through: nothing was found out. */
  readonly failed?: boolean;
  /** What it says when nothing was found: `Ningún proveedor es así`. */
  readonly none: string;
  readonly keyOf: (option: Option) => string | number;
  /** The name that stands in the field. */
  readonly nameOf: (option: Option) => string;
  /** The line among the others, where it says more than the name. */
  readonly lineOf?: (option: Option) => ReactNode;
  /** Told of what somebody types, and of nothing once they have chosen. */
  readonly onType: (text: string) => void;
  /** Told when somebody looks into it: before, nothing has to be asked. */
  readonly onOpen?: () => void;
}

interface LookupBoxProps<Option> extends Searched<Option> {
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
  /** How the text field is shown: its label, and what is wrong with it. */
  readonly field: Omit<TextFieldProps, "slotProps">;
  /** Keeps the label above the field, as filters do. */
  readonly labelAbove?: boolean;
}

/** Something that is looked for while one types, out of however many: who renders it asks the server. */
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
