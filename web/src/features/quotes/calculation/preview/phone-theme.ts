import { createTheme, type Theme } from "@mui/material/styles";

/** A width that no window has: in a phone's frame nothing is as wide as on a desk. */
const NEVER = 100_000;

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: NEVER, md: NEVER + 1, lg: NEVER + 2, xl: NEVER + 3 } },
});

/** Returns a theme in which everything is laid out as on a phone, however wide the window is. */
export const phoneTheme = (outer: Theme): Theme => ({ ...outer, breakpoints });
