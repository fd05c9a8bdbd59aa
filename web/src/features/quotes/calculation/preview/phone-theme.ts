import { createTheme, type Theme } from "@mui/material/styles";

/** Breakpoint width in px that no window reaches, so that the phone frame never uses a wide layout. */
const NEVER = 100_000;

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: NEVER, md: NEVER + 1, lg: NEVER + 2, xl: NEVER + 3 } },
});

/** Returns a theme that always uses the phone layout, whatever the window width. */
export const phoneTheme = (outer: Theme): Theme => ({ ...outer, breakpoints });
