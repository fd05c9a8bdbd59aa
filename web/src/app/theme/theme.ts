import { esES } from "@mui/material/locale";
import { createTheme } from "@mui/material/styles";
import { dark, faces, light, motion, radius, spacing } from "@travesia/api/look";
import { paletteOf, PREFIX } from "./palette.ts";
import { components } from "./theme.components.ts";

const display = { fontFamily: faces.display, fontWeight: 500, letterSpacing: "-0.01em" };

/**
 * The theme, built on the tokens of `@travesia/api/look`; light and dark are CSS variables on `data-theme`.
 * `primary` is sea and `secondary` is coral. Headings h1–h3 use the display font, h4–h6 the text font.
 * `theme.vars.palette.tones[tone].main | .soft` are the status colours. Amounts and dates use tabular digits
 * (`ui/Money`).
 */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: "data-theme", cssVarPrefix: PREFIX },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
    spacing,
    shape: { borderRadius: radius.field },
    motion: { reducedMotion: "system" },
    focusVisible: true,
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.calm,
        standard: motion.calm,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.calm,
      },
    },
    typography: {
      fontFamily: faces.text,
      fontSize: 14,
      h1: { ...display, fontSize: "2.75rem", lineHeight: 1.12 },
      h2: { ...display, fontSize: "2rem", lineHeight: 1.2 },
      h3: { ...display, fontSize: "1.5rem", lineHeight: 1.25 },
      h4: { fontSize: "1.375rem", fontWeight: 650, lineHeight: 1.3, letterSpacing: "-0.01em" },
      h5: { fontSize: "1.0625rem", fontWeight: 650, lineHeight: 1.4 },
      h6: { fontSize: "0.9375rem", fontWeight: 650, lineHeight: 1.45 },
      subtitle2: { fontSize: "0.8125rem", fontWeight: 600 },
      body1: { fontSize: "0.9375rem", lineHeight: 1.55 },
      body2: { fontSize: "0.875rem", lineHeight: 1.5 },
      caption: { fontSize: "0.8125rem", lineHeight: 1.45 },
      overline: { fontSize: "0.75rem", fontWeight: 600, letterSpacing: "0.06em", lineHeight: 1.6 },
      button: { textTransform: "none", fontWeight: 600, fontSize: "0.875rem" },
    },
    components,
  },
  esES,
);
