import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface QueueStepsProps {
  /** Index of the current record, from 0. */
  readonly place: number;
  readonly total: number;
  /** True when the item shown is no longer in the queue. */
  readonly gone: boolean;
  /** True when no item follows. */
  readonly last: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  /** Content at the end of the line. */
  readonly children?: ReactNode;
}

/** Shows the position in a work queue, and the buttons to the next and the previous record. */
export const QueueSteps = ({ place, total, gone, last, previous, next, children }: QueueStepsProps) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
    <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {gone ? "—" : place + 1} de {total}
    </Typography>
    <Button size="small" color="inherit" disabled={place === 0 && !gone} onClick={previous}>
      Anterior
    </Button>
    <Button size="small" color="inherit" disabled={!gone && last} onClick={next}>
      Siguiente
    </Button>
    <Box sx={{ flex: 1 }} />
    {children}
  </Stack>
);
