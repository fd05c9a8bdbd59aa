import Box from "@mui/material/Box";
import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** Part of the top bar that the page itself may fill. */
type Part = "in" | "under";

const idOf = (part: Part) => `barra-${part}`;

/** Marks the place in the top bar, before its tools, for the page's content. */
export const BarPlace = () => (
  <Box id={idOf("in")} sx={{ display: "flex", alignItems: "center", flexShrink: 0 }} />
);

/**
 * Marks the place below the top bar for the page's content. It must be positioned; it uses no space and does
 * not block clicks beside it.
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
 * Shows temporary content in the top bar, so that nothing on the page moves while the viewer may be about to
 * click. Hidden on a page without a top bar.
 */
export function OnBar({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const place = useSyncExternalStore(never, () => document.getElementById(idOf(part)));
  return place && createPortal(children, place);
}
