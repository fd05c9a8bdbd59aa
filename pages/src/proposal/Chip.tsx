import { type Tone, toneClass } from "../tone.ts";

/** Shows a status as a coloured label. */
export const Chip = ({ label, tone }: { readonly label: string; readonly tone: Tone }) => (
  <span className={`t-chip ${toneClass(tone)}`}>{label}</span>
);
