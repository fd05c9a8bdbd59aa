import InputAdornment from "@mui/material/InputAdornment";
import { SearchIcon } from "../../ui/icons.tsx";

/** Icon and limits of the field, with and without the offers below it. */
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
