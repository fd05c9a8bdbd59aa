import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { notificationTexts as texts } from "../notification.texts.ts";

interface SendingProgressProps {
  readonly told: number;
  readonly total: number;
}

/** Shows how many recipients of a notice have been notified. */
export function SendingProgress({ told, total }: SendingProgressProps) {
  const done = told === total;
  return (
    <Stack sx={{ gap: 2 }}>
      <LinearProgress
        variant="determinate"
        value={(told / total) * 100}
        color={done ? "success" : "primary"}
        aria-label={texts.send.progress}
      />
      <Typography variant="body2" role="status">
        {done ? texts.send.done(total) : texts.send.sending(told, total)}
      </Typography>
    </Stack>
  );
}
