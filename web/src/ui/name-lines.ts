/** Style that wraps a name onto a second line before it is truncated. */
export const nameLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  minWidth: 0,
} as const;
