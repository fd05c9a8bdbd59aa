/** Most people that one notice may name. */
export const MOST_CHOSEN = 1_000;

/** Number of people notified in one transaction. */
export const AT_ONCE = 100;

/** Refusal when nobody was chosen. */
export const NOBODY_CHOSEN = "Elige a quién avisar";
