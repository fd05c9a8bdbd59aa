/** People that one notice may name at the most. */
export const MOST_CHOSEN = 1_000;

/** People told in one transaction. */
export const AT_ONCE = 100;

/** What is said when nobody was chosen. */
export const NOBODY_CHOSEN = "Elige a quién avisar";
