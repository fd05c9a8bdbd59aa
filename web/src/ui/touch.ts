/** Minimum height in px of an element operated by thumb. */
export const TOUCH = 44;

/**
 * Style of a link that is alone in its line: on a phone as high as a thumb needs it, on a desk as its text.
 */
export const touchLine = {
  display: { xs: "inline-flex", md: "inline" },
  alignItems: "center",
  minHeight: { xs: TOUCH, md: 0 },
} as const;
