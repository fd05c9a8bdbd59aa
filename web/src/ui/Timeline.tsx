import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Tone } from "@travesia/api/look";
import type { ReactNode } from "react";
import { AgoText } from "./AgoText.tsx";

export interface TimelineEntry {
  readonly id: string;
  readonly title: string;
  /** Name of the person who acted; absent for acts of the system. */
  readonly who?: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly tone?: Tone;
  readonly note?: ReactNode;
}

/** Shows events with author and time, newest first: `<Timeline entries={quote.timeline.map(toEntry)} />`. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <Box component="ol" aria-label="Historia" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {entries.map(({ id, title, who, at, tone = "sea", note }) => (
        <Box
          component="li"
          key={id}
          sx={(theme) => ({
            position: "relative",
            pl: 6,
            pb: 5,
            "&::before": {
              content: '""',
              position: "absolute",
              left: 0,
              top: 6,
              width: 9,
              height: 9,
              borderRadius: "50%",
              backgroundColor: theme.vars.palette.tones[tone].main,
            },
            "&:not(:last-of-type)::after": {
              content: '""',
              position: "absolute",
              left: "3.5px",
              top: 20,
              bottom: -2,
              borderLeft: `2px dotted ${theme.vars.palette.divider}`,
            },
            "&:last-of-type": { pb: 0 },
          })}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" component="div" color="textSecondary">
              {note}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary" component="div">
            {who && <>{who} · </>}
            <AgoText at={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
