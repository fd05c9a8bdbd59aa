import { plainName } from "../../../../core/colombia/plain.ts";

/** Maximum number of options of a quote. */
export const mostOptions = 3;

/** Maximum length of an option's name. */
export const longestOptionName = 40;

/** Default names of options; the first name belongs to the only option of a quote. */
export const optionNames = ["Recomendada", "Económica", "Premium"] as const;

/** Returns whether two names are equal to a reader, ignoring case, accents and extra whitespace. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/**
 * Returns the first default name that is not taken; there are as many default names as a quote can have
 * options.
 */
export const freeName = (taken: readonly string[]): string =>
  optionNames.find((name) => !taken.some((other) => isSameName(name, other))) ?? optionNames[0];

/** Returns the first position of 1 to 3 that is not taken. */
export const freePosition = (taken: readonly number[]): number =>
  [1, 2, 3].find((position) => !taken.includes(position)) ?? mostOptions;
