/** Meaning of a colour; the word of the status is always shown beside it. */
export type Tone = "neutral" | "sea" | "sun" | "leaf" | "clay";

/** Class of each tone: the colour of its text, and its quiet background. */
export const toneClass = (tone: Tone): string => `t-tone-${tone}`;
