import { dark, mix, toneSoft, toneText } from "../look.ts";
import { Html } from "../html/html.ts";
import type { PrintedPassage } from "../passage.ts";

type Tone = NonNullable<PrintedPassage["status"]>["tone"];

/** Classes of an e-mail's elements, under which their colours change in the dark theme. */
export const mailClass = {
  /** White area on the ground of the e-mail. */
  paper: "m-paper",
  /** Area of the trip's header. */
  soft: "m-soft",
  /** Element with a border or a line. */
  line: "m-line",
  mist: "m-mist",
  sea: "m-sea",
  sun: "m-sun",
  /** Name of the agency, in its own colour in the light theme. */
  brand: "m-brand",
  logo: "m-logo",
  button: "m-button",
  initials: "m-initials",
  note: "m-note",
  chip: (tone: Tone) => `m-chip-${tone}`,
} as const;

const tones: readonly Tone[] = ["neutral", "sea", "sun", "leaf", "clay"];

const rules: readonly (readonly [selector: string, declarations: Readonly<Record<string, string>>])[] = [
  ["body", { background: dark.sand, color: dark.ink }],
  [`.${mailClass.paper}`, { background: dark.paper }],
  [`.${mailClass.soft}`, { background: mix(dark.sand, dark.paper, 0.6) }],
  [`.${mailClass.line}`, { "border-color": dark.line }],
  [`.${mailClass.mist}`, { color: dark.mist }],
  [`.${mailClass.sea}`, { color: dark.sea }],
  [`.${mailClass.sun}`, { color: dark.sun }],
  [`.${mailClass.brand}`, { color: dark.ink }],
  // A logo is drawn for white paper.
  [`.${mailClass.logo}`, { background: "#FFFFFF", padding: "4px", "border-radius": "4px" }],
  [`.${mailClass.button}`, { background: dark.coral, color: dark.onColour }],
  [`.${mailClass.initials}`, { background: dark.sea, color: dark.onColour }],
  [`.${mailClass.note}`, { "border-color": dark.sea }],
  ...tones.map((tone) => {
    const colours = { background: toneSoft(dark, tone), color: toneText(dark, tone) };
    return [`.${mailClass.chip(tone)}`, colours] as const;
  }),
];

const darkRules = rules
  .map(([selector, declarations]) => {
    const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}!important`);
    return `${selector}{${written.join(";")}}`;
  })
  .join("");

/**
 * Style sheet of an e-mail, which only changes its colours for programs in the dark theme; the rest of its
 * look is inline, for programs that read no style sheet.
 */
export const darkStyle = new Html(
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}`,
);
