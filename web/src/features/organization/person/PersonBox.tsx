import Autocomplete from "@mui/material/Autocomplete";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { roleLabel } from "@travesia/api/permissions";

/** Somebody who can be chosen. */
export interface PersonChoice {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly role: number;
}

interface PersonBoxProps {
  readonly people: readonly PersonChoice[];
  readonly loading: boolean;
  readonly chosen: PersonChoice | null;
  readonly onChoose: (person: PersonChoice | null) => void;
  /** Told of what is typed, to look for it. */
  readonly onType: (text: string) => void;
  /** How the text field is shown: its label, and what is wrong with it. */
  readonly field: Omit<TextFieldProps, "slotProps">;
  /** Keeps the label above the field, as filters do. */
  readonly labelAbove?: boolean;
}

const named = ({ name, lastname, role }: PersonChoice) => `${name} ${lastname} · ${roleLabel(role)}`;

/** Somebody who is looked for by name or e-mail, out of however many. */
export function PersonBox({ people, loading, chosen, onChoose, onType, field, labelAbove }: PersonBoxProps) {
  return (
    <Autocomplete
      fullWidth
      {...(field.size && { size: field.size })}
      options={people}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText="Nadie se llama así"
      filterOptions={(found) => [...found]}
      getOptionLabel={named}
      getOptionKey={({ id }) => id ?? ""}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      onChange={(_, person) => onChoose(person)}
      onInputChange={(_, text, reason) => onType(reason === "input" ? text : "")}
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
