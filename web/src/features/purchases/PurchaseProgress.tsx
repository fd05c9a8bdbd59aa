import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface PurchaseProgressProps {
  readonly completed: number;
  readonly total: number;
  /** Completed ÷ total in percent, rounded. */
  readonly share: number;
}

/** How far the purchases of a contract are. */
export function PurchaseProgress({ completed, total, share }: PurchaseProgressProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {completed} de {total} items completados · {share} %
      </Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        color={share === 100 ? "success" : "primary"}
        aria-label="Progreso de las compras"
      />
    </Stack>
  );
}
