/** Maximum number of people selected for one notice. */
export const MOST_CHOSEN = 1_000;

/** Number of people notified in one transaction. */
export const AT_ONCE = 100;

/** Message when nobody was selected. */
export const NOBODY_CHOSEN = "Elige a quién avisar";
