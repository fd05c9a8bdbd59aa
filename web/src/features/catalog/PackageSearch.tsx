import Autocomplete from "@mui/material/Autocomplete";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import { recentSearches, rememberSearch } from "./recent-searches.ts";
import { SearchIcon } from "../../ui/icons.tsx";

const PAUSE = 300;

/** Searches while typing, after a pause of 300 ms; offers what was searched before on this device. */
export function PackageSearch({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}) {
  const [text, setText] = useState(value);
  const [recent, setRecent] = useState(() => recentSearches(localStorage));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setText(value);
    return () => clearTimeout(timer.current);
  }, [value]);
  const remember = (search: string) => setRecent(rememberSearch(localStorage, search));
  return (
    <Autocomplete
      freeSolo
      options={recent}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => option.toLowerCase().includes(inputValue.trim().toLowerCase()))
      }
      groupBy={() => "Búsquedas recientes"}
      inputValue={text}
      value={null}
      onInputChange={(_, next, reason) => {
        if (reason === "reset" || reason === "blur") return;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(next.trim()), PAUSE);
      }}
      onChange={(_, chosen) => {
        if (!chosen) return;
        clearTimeout(timer.current);
        setText(chosen);
        onSearch(chosen.trim());
        remember(chosen);
      }}
      onBlur={() => remember(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          type="search"
          label="Destino, ciudad o experiencia"
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
            htmlInput: { ...params.slotProps.htmlInput, maxLength: 200 },
          }}
        />
      )}
    />
  );
}
