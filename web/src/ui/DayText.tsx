import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatAgo, formatDay, formatInstant } from "./days.ts";

const figures = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

/** A calendar day: `<DayText day="2026-11-20" />` shows `20 nov 2026`; without one, a dash. */
export function DayText({ day }: { readonly day: string | null | undefined }) {
  if (!day) return <span aria-label="sin fecha">—</span>;
  return (
    <Box component="time" dateTime={day} sx={figures}>
      {formatDay(day)}
    </Box>
  );
}

interface InstantTextProps {
  /** ISO instant. */
  readonly at: string | null | undefined;
  /** Shows `hace 5 minutos`, with the exact hour in a hint. */
  readonly ago?: boolean;
}

/** A moment in Bogota: `<InstantText at={quote.createdAt} />` shows `20 nov 2026, 3:05 p. m.`. */
export function InstantText({ at, ago = false }: InstantTextProps) {
  if (!at) return <span aria-label="sin fecha">—</span>;
  const text = (
    <Box component="time" dateTime={at} sx={figures}>
      {ago ? formatAgo(at) : formatInstant(at)}
    </Box>
  );
  return ago ? <Tooltip title={formatInstant(at)}>{text}</Tooltip> : text;
}
