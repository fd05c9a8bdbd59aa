/** Gives a name a second line before it is cut. */
export const nameLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  minWidth: 0,
} as const;
