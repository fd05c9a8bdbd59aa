import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { travellersText } from "@travesia/api/colombia/spoken";
import { type Tone, faces } from "@travesia/api/look";
import type { ReactNode } from "react";
import { shortTrip } from "@travesia/api/passage-facts";
import { Money } from "../Money.tsx";
import { DottedArc } from "./DottedArc.tsx";

export interface TripTicketProps {
  /** Human-readable number of the record, which links to it. */
  readonly number: string;
  readonly href: string;
  readonly origin?: string | null | undefined;
  readonly destination: string;
  /** Days `YYYY-MM-DD`. */
  readonly departure: string;
  readonly comeback?: string | null | undefined;
  readonly travellers?: number | null | undefined;
  readonly price?: number | null | undefined;
  readonly status: { readonly label: string; readonly tone: Tone };
  /** Sentence on its money: the amount due, and its day. */
  readonly note?: ReactNode;
}

/**
 * Shows the passage as a small ticket, one of several of a person: destination, days, travellers, purpose,
 * with its status on the stub: `<TripTicket number="CT-2026-000036" href={…} destination="Cartagena" … />`
 */
export function TripTicket(trip: TripTicketProps) {
  const { number, href, origin, destination, departure, comeback, travellers, price, status, note } = trip;
  const days = shortTrip(departure, comeback);
  return (
    <Box
      component="article"
      aria-label={`${number}, a ${destination}`}
      sx={{ display: "flex", border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}
    >
      <Box sx={{ flex: 1, minWidth: 0, px: 3, py: 2 }}>
        <Box sx={{ display: "flex", alignItems: "flex-end", columnGap: 2, flexWrap: "wrap" }}>
          <Typography
            component="div"
            sx={{
              display: "flex",
              alignItems: "flex-end",
              columnGap: 2,
              flexWrap: "wrap",
              fontFamily: faces.display,
              fontSize: "1.0625rem",
              fontWeight: 500,
              lineHeight: 1.3,
            }}
          >
            {origin && <span>{origin}</span>}
            {origin && <DottedArc width={56} height={12} sx={{ mb: 1.5 }} />}
            <span>{destination}</span>
          </Typography>
          <Link
            href={href}
            variant="caption"
            sx={{
              ml: { sm: "auto" },
              flexBasis: { xs: "100%", sm: "auto" },
              fontWeight: 600,
              whiteSpace: "nowrap",
            }}
          >
            {number}
          </Link>
        </Box>
        <Box sx={{ display: "flex", justifyContent: "space-between", columnGap: 3, flexWrap: "wrap" }}>
          <Typography variant="caption" color="textSecondary">
            {travellers == null ? days : `${days} · ${travellersText(travellers)}`}
          </Typography>
          {price != null && (
            <Box component="span" sx={{ fontSize: "0.875rem" }}>
              <Money amount={price} />
            </Box>
          )}
        </Box>
        {note && (
          <Typography variant="caption" component="div">
            {note}
          </Typography>
        )}
      </Box>
      <Box
        sx={(theme) => ({
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          width: { xs: 84, sm: 116 },
          px: 1.5,
          textAlign: "center",
          fontSize: "0.75rem",
          fontWeight: 700,
          lineHeight: 1.25,
          color: theme.vars.palette.tones[status.tone].main,
          backgroundColor: theme.vars.palette.tones[status.tone].soft,
          borderLeft: `2px dotted ${theme.vars.palette.divider}`,
        })}
      >
        {status.label}
      </Box>
    </Box>
  );
}
