import Link from "@mui/material/Link";
import { goToRows } from "../../ui/table/row-keys.ts";

const seenWithFocus = {
  position: "fixed",
  left: 8,
  top: -60,
  zIndex: "tooltip",
  px: 4,
  py: 2,
  borderRadius: 1,
  backgroundColor: "background.paper",
  border: 1,
  "&:focus": { top: 8 },
  displayPrint: "none",
} as const;

/** Shows the skip link, first in the tab order, that jumps past the navigation to the page content. */
export const SkipLink = () => (
  <Link href="#contenido" sx={seenWithFocus}>
    Ir al contenido
  </Link>
);

/** Shows the second skip link, on pages with a list, that jumps to the first row. */
export const SkipToRows = () => (
  <Link
    component="button"
    type="button"
    onClick={goToRows}
    sx={{ ...seenWithFocus, "body:not(:has([data-step])) &": { display: "none" } }}
  >
    Ir a la lista
  </Link>
);
