import Box from "@mui/material/Box";
import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** A part of the bar over every page that the page itself may fill. */
type Part = "in" | "under";

const idOf = (part: Part) => `barra-${part}`;

/** Shows the content that a page puts into the bar itself, before its tools. */
export const BarPlace = () => (
  <Box id={idOf("in")} sx={{ display: "flex", alignItems: "center", flexShrink: 0 }} />
);

/**
 * Shows the content that a page puts under the bar, which must be positioned; it takes no room, and does not
 * block presses beside it.
 */
export const UnderBarPlace = () => (
  <Box
    id={idOf("under")}
    sx={{
      position: "absolute",
      top: "calc(100% + 8px)",
      left: 0,
      right: 0,
      display: "grid",
      justifyItems: "center",
      gap: 2,
      pointerEvents: "none",
      "& > *": { pointerEvents: "auto" },
    }}
  />
);

const never = () => () => undefined;

/**
 * Shows content that appears and disappears in a place where nothing on the page moves, since the viewer may
 * be about to press something. Hidden on a page without a bar.
 */
export function OnBar({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const place = useSyncExternalStore(never, () => document.getElementById(idOf(part)));
  return place && createPortal(children, place);
}
