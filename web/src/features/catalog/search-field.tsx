import InputAdornment from "@mui/material/InputAdornment";
import { SearchIcon } from "../../ui/icons.tsx";

/** Icon and length limits of the search field, with and without suggestions below it. */
export const searchField = {
  type: "search",
  label: "Destino, ciudad o experiencia",
  icon: (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  ),
  maxLength: 200,
} as const;
