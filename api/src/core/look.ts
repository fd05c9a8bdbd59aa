/**
 * The look of Travesía as data: the only place that defines colours, radii, sizes and fonts. The web theme,
 * the e-mails and the PDFs read it; it depends on no library.
 */

/** Meaning of a colour; the text of the status is always displayed beside it. */
export type Tone = "neutral" | "sea" | "sun" | "leaf" | "clay";

/** The colours of one theme, as `#RRGGBB`. */
export interface Colours {
  /** Text. */
  readonly ink: string;
  /** Secondary text. */
  readonly mist: string;
  /** Actions, links, selections. */
  readonly sea: string;
  /** The one action on a screen that advances the sale. */
  readonly coral: string;
  /** Warnings, due soon. */
  readonly sun: string;
  /** Done, paid. */
  readonly leaf: string;
  /** Errors, overdue, losses. */
  readonly clay: string;
  /** Background of the public pages. */
  readonly sand: string;
  /** Background of the back office. */
  readonly ground: string;
  /** Cards. */
  readonly paper: string;
  /** Borders. */
  readonly line: string;
  /** Text on coloured backgrounds, such as sea and coral. */
  readonly onColour: string;
  /** Text of a notice, below its tone. */
  readonly noticeInk: string;
  /** Background of a notice, below its tone. */
  readonly noticeGround: string;
}

export const light: Colours = {
  ink: "#0B2A3C",
  mist: "#4C6373",
  sea: "#0E5A73",
  coral: "#C8431B",
  sun: "#8A5A0B",
  leaf: "#23704A",
  clay: "#B3261E",
  sand: "#FBF8F3",
  ground: "#F5F8F9",
  paper: "#FFFFFF",
  line: "#E3E8EB",
  onColour: "#FFFFFF",
  noticeInk: "#1E1E1E",
  noticeGround: "#FFFFFF",
};

export const dark: Colours = {
  ink: "#E6EEF2",
  mist: "#9DB2BF",
  sea: "#5FB3CC",
  coral: "#FF8A66",
  sun: "#F2B84B",
  leaf: "#6CC496",
  clay: "#FF8A80",
  sand: "#0B1720",
  ground: "#0B1720",
  paper: "#12212C",
  line: "#24343F",
  onColour: "#0B1720",
  noticeInk: "#FFFFFF",
  noticeGround: "#060606",
};

/** Font families, with the fallbacks until they have loaded. */
export const faces = {
  display: '"Fraunces Variable", "Fraunces", Georgia, serif',
  text: '"Inter Variable", "Inter", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
} as const;

/** Corner radii in pixels. */
export const radius = { card: 10, field: 8, chip: 999 } as const;

/** Unit of every distance, in pixels. */
export const spacing = 4;

/** Durations of animations, in milliseconds. */
export const motion = { quick: 120, calm: 160, slow: 200 } as const;

/**
 * Widths in pixels: the column of a public page, and the limits below which the back office's navigation
 * collapses to icons and to a drawer.
 */
export const widths = {
  publicColumn: 1120,
  navigation: 232,
  navigationIcons: 68,
  collapseBelow: 1200,
  drawerBelow: 768,
} as const;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes `share` (0–1) of one colour over another, for e-mail programs without `color-mix`. */
export function mix(colour: string, over: string, share: number): string {
  const below = channels(over);
  const mixed = channels(colour).map((value, i) => Math.round(value * share + (below[i] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Returns the text colour of a tone. */
export const toneText = (colours: Colours, tone: Tone) => (tone === "neutral" ? colours.mist : colours[tone]);

/** Returns the light background of a tone, on which the tone's text colour has enough contrast. */
export const toneSoft = (colours: Colours, tone: Tone) => mix(toneText(colours, tone), colours.paper, 0.1);

const tones: readonly Tone[] = ["neutral", "sea", "sun", "leaf", "clay"];

/**
 * Returns the look as CSS variables for the components of public pages: `--ink` and the other colours, the
 * light background of each tone (`--sea-soft`), radii and fonts.
 */
export const lookVariables = (colours: Colours): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]),
    ...tones.map((tone) => [`--${tone}-soft`, toneSoft(colours, tone)]),
    ...Object.entries(faces).map(([name, face]) => [`--face-${name}`, face]),
    ...Object.entries(radius).map(([name, pixels]) => [`--radius-${name}`, `${pixels}px`]),
  ]);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
