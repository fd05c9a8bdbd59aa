import { widths } from "@travesia/api/look";

/** Width in pixels of the lane at the right with the help on a desk; phones have none. */
export const laneWidth = 56;

/** Height in pixels of the bar over the office's pages, under which the head of a record sticks. */
export const barHeight = 60;

/** Pixels that the help button measures on a phone, and its distance from the edges. */
export const helpOnPhone = { size: 44, edge: 12 } as const;

/**
 * CSS variable for the width of the help button's lane; unset on pages without the button. Set on the page's
 * root.
 */
export const LANE = "--help-lane";
/**
 * CSS variable for the space that a page leaves free at its end on a phone, so that the button does not cover
 * its last line.
 */
export const HELP_ROOM = "--help-room";

const lane = `var(${LANE}, 0px)`;

/** CSS length of the free space at the right of a column centred in the window. */
const aside = `max(0px, (100vw - ${widths.publicColumn}px) / 2)`;

/**
 * Returns a padding at the right that keeps a page out of the lane of the help button, at every scroll
 * position: `pr: besideLane(16)`. Of a `column` in the middle of the window, the free room beside it counts.
 */
export const besideLane = (pixels: number, of: "page" | "column" = "page"): string =>
  `max(${pixels}px, ${of === "page" ? lane : `calc(${lane} - ${aside})`})`;

/** Returns a padding at a page's end with room for the help button on a phone: `pb: aboveHelp(40)`. */
export const aboveHelp = (pixels: number): string => `max(${pixels}px, var(${HELP_ROOM}, 0px))`;
