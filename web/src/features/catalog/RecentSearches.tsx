import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { searchField } from "./search-field.tsx";

interface RecentSearchesProps {
  readonly text: string;
  readonly recent: readonly string[];
  readonly onType: (text: string) => void;
  readonly onChoose: (search: string) => void;
  readonly onLeave: () => void;
}

/** Shows the search field; while it has the focus, the previous searches are listed below it. */
export function RecentSearches({ text, recent, onType, onChoose, onLeave }: RecentSearchesProps) {
  const [open, setOpen] = useState(true);
  return (
    <Autocomplete
      freeSolo
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={recent}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => option.toLowerCase().includes(inputValue.trim().toLowerCase()))
      }
      groupBy={() => "Búsquedas recientes"}
      inputValue={text}
      value={null}
      onInputChange={(_, next, reason) => {
        if (reason !== "reset" && reason !== "blur") onType(next);
      }}
      onChange={(_, chosen) => {
        if (chosen) onChoose(chosen);
      }}
      onBlur={onLeave}
      renderInput={(params) => (
        <TextField
          {...params}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it takes the place of a focused field
          autoFocus
          type={searchField.type}
          label={searchField.label}
          slotProps={{
            ...params.slotProps,
            input: { ...params.slotProps.input, startAdornment: searchField.icon },
            htmlInput: { ...params.slotProps.htmlInput, maxLength: searchField.maxLength },
          }}
        />
      )}
    />
  );
}
