import { widths } from "@travesia/api/look";

/** Widths in pixels of the lane at the right in which help stands, on phones and from there on. */
export const laneWidth = { phone: 44, desk: 56 } as const;

/** Where help stands, its lane's width; nothing where it does not stand. Set on the page's root. */
export const LANE = "--help-lane";

const lane = `var(${LANE}, 0px)`;

/** What is free at the right of a column that stands in the middle of the window. */
const aside = `max(0px, (100vw - ${widths.publicColumn}px) / 2)`;

/**
 * A padding at the right that keeps a page out of the lane of the help button, at every scroll position:
 * `pr: besideLane(16)`. Of a `column` in the middle of the window, the free room beside it counts.
 */
export const besideLane = (pixels: number, of: "page" | "column" = "page"): string =>
  `max(${pixels}px, ${of === "page" ? lane : `calc(${lane} - ${aside})`})`;
