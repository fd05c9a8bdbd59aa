import type { Tone } from "@travesia/api/look";

type Tones = Record<Tone, { main: string; soft: string }>;
interface Surfaces {
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
