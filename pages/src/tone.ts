/** Meaning of a colour. A status is never shown by colour alone: its label is always displayed too. */
export type Tone = "neutral" | "sea" | "sun" | "leaf" | "clay";

/** Returns the CSS class of a tone, which sets its text colour and muted background. */
export const toneClass = (tone: Tone): string => `t-tone-${tone}`;
