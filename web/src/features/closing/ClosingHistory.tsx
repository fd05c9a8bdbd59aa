import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { InstantText } from "../../ui/DayText.tsx";
import type { MonthClosingFragment } from "./closing.generated.ts";
import { closingTexts, fullName, waitingText } from "./closing.texts.ts";

/** Shows every closing of a month and its reopening, the latest first. */
export function ClosingHistory({ closings }: { readonly closings: readonly MonthClosingFragment[] }) {
  if (closings.length === 0) return <Typography color="textSecondary">Este mes no se ha cerrado.</Typography>;
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: "none", gap: 4 }}>
      {closings.map(({ id, closedAt, closedBy, waiting, sha256, figures, ...reopened }) => (
        <Box component="li" key={id}>
          {reopened.reopenedAt && reopened.reopenedBy && (
            <Typography variant="body2" sx={{ mb: 2 }}>
              Reabierto por {fullName(reopened.reopenedBy)} el <InstantText at={reopened.reopenedAt} />:{" "}
              {reopened.reopenReason}
            </Typography>
          )}
          <Typography variant="body2">
            Cerrado por {fullName(closedBy)} el <InstantText at={closedAt} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {waitingText(waiting)} · {defined.recaudo.label} {formatCop(figures.recibido.total)} ·{" "}
            {closingTexts.paidOut} {formatCop(figures.pagado.total)}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            Huella {sha256}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
