import { plainName } from "../../../../core/colombia/plain.ts";

/** Largest number of options of a quote. */
export const mostOptions = 3;

/** The letters that an option's name has at most. */
export const longestOptionName = 40;

/** Names of options while they have no name of their own; the first is that of a quote's only option. */
export const optionNames = ["Recomendada", "Económica", "Premium"] as const;

/** Returns whether two names are the same to a reader: capitals, accents and needless blanks do not count. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** Returns the first usual name that is not among those taken; there are as many as a quote has options. */
export const freeName = (taken: readonly string[]): string =>
  optionNames.find((name) => !taken.some((other) => isSameName(name, other))) ?? optionNames[0];

/** Returns the first place of 1 to 3 that is not among those taken. */
export const freePosition = (taken: readonly number[]): number =>
  [1, 2, 3].find((position) => !taken.includes(position)) ?? mostOptions;
