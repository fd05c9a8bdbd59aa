import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { figures } from "./DayText.tsx";
import { formatAgo, formatInstant } from "./days.ts";

/**
 * Shows the time elapsed since an instant, with the exact time in a tooltip: `hace 5 minutos`; a dash without
 * one.
 */
export function AgoText({ at }: { readonly at: string | null | undefined }) {
  if (!at) return <span aria-label="sin fecha">—</span>;
  return (
    <Tooltip title={formatInstant(at)}>
      <Box component="time" dateTime={at} sx={figures}>
        {formatAgo(at)}
      </Box>
    </Tooltip>
  );
}
