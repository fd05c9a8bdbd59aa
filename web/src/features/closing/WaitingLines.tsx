import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { WaitingLineFragment } from "./closing.generated.ts";
import { closingTexts, waitLabels } from "./closing.texts.ts";

export type WaitingRecord = WaitingLineFragment["records"][number];

interface WaitingLinesProps {
  readonly lines: readonly WaitingLineFragment[];
  /** Where a record is taken care of. */
  readonly href: (kind: WaitingLineFragment["kind"], record: WaitingRecord) => string;
}

/** What of a month still waits, kind by kind, each record with the way to it. */
export function WaitingLines({ lines, href }: WaitingLinesProps) {
  if (lines.length === 0) return <Typography color="textSecondary">{closingTexts.nothingWaits}</Typography>;
  return (
    <Stack sx={{ gap: 5 }}>
      {lines.map(({ kind, cantidad, total, records }) => (
        <Box key={kind} component="section" aria-label={waitLabels[kind]}>
          <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3, mb: 1 }}>
            <Typography variant="subtitle2" component="h3">
              {waitLabels[kind]} ({cantidad})
            </Typography>
            <Money amount={total} strong />
          </Stack>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {records.map((record) => (
              <Stack
                key={record.id}
                component="li"
                direction="row"
                sx={{
                  justifyContent: "space-between",
                  gap: 3,
                  py: 1.5,
                  borderTop: 1,
                  borderColor: "divider",
                }}
              >
                <Box sx={{ minWidth: 0 }}>
                  <Link href={href(kind, record)}>{record.name}</Link>
                  <Typography variant="body2" color="textSecondary" noWrap>
                    {record.person} · <DayText day={record.day} />
                  </Typography>
                </Box>
                <Money amount={record.monto} />
              </Stack>
            ))}
          </Box>
          {cantidad > records.length && (
            <Typography variant="body2" color="textSecondary">
              Y {cantidad - records.length} más.
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}
