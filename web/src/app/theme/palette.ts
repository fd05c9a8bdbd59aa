import { type Colours, type Tone, toneSoft, toneText } from "@travesia/api/look";

/** Prefix of the names of the theme's CSS variables. */
export const PREFIX = "travesia";

/** Text colour and quiet background of each status tone, and the surfaces, as members of MUI's palette. */
export type Tones = Record<Tone, { main: string; soft: string }>;
export interface Surfaces {
  sand: string;
  ground: string;
  line: string;
}

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tones: Tones;
    surface: Surfaces;
  }
  interface PaletteOptions {
    tones?: Tones;
    surface?: Surfaces;
  }
}

const everyTone: readonly Tone[] = ["neutral", "sea", "sun", "leaf", "clay"];

const full = (colour: string, colours: Colours) => ({ main: colour, contrastText: colours.onColour });

/** Returns the MUI palette with these colours. */
export const paletteOf = (colours: Colours) => ({
  primary: full(colours.sea, colours),
  secondary: full(colours.coral, colours),
  warning: full(colours.sun, colours),
  success: full(colours.leaf, colours),
  error: full(colours.clay, colours),
  info: full(colours.sea, colours),
  text: { primary: colours.ink, secondary: colours.mist },
  background: { default: colours.ground, paper: colours.paper },
  divider: colours.line,
  surface: { sand: colours.sand, ground: colours.ground, line: colours.line },
  tones: Object.fromEntries(
    everyTone.map((tone) => [tone, { main: toneText(colours, tone), soft: toneSoft(colours, tone) }]),
  ) as Record<Tone, { main: string; soft: string }>,
});

/** Returns the CSS variables that MUI derives from a palette: `--travesia-palette-text-primary`. */
export const variablesOf = (palette: object, path = `--${PREFIX}-palette`): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(palette).map(([key, value]: [string, string | object]) =>
      typeof value === "string" ? { [`${path}-${key}`]: value } : variablesOf(value, `${path}-${key}`),
    ),
  ) as Record<string, string>;
