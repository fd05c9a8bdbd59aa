import type { Tone } from "@travesia/api/look";

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
