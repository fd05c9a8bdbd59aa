import Box from "@mui/material/Box";
import { formatDay, formatInstant } from "./days.ts";

export const figures = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

/** Shows a calendar day: `<DayText day="2026-11-20" />` shows `20 nov 2026`; a dash without a day. */
export function DayText({ day }: { readonly day: string | null | undefined }) {
  if (!day) return <span aria-label="sin fecha">—</span>;
  return (
    <Box component="time" dateTime={day} sx={figures}>
      {formatDay(day)}
    </Box>
  );
}

/**
 * Shows an instant in Bogota time: `<InstantText at={quote.createdAt} />` shows `20 nov 2026, 3:05 p. m.`.
 */
export function InstantText({ at }: { readonly at: string | null | undefined }) {
  if (!at) return <span aria-label="sin fecha">—</span>;
  return (
    <Box component="time" dateTime={at} sx={figures}>
      {formatInstant(at)}
    </Box>
  );
}
