import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useId } from "react";

interface BulkProgressProps {
  /** The verb: `Asignar`. */
  readonly title: string;
  readonly ready: number;
  readonly total: number;
  /** True when the run stops after the call under way. */
  readonly stopping: boolean;
  readonly onStop: () => void;
}

/** Shows the progress of an act on several records; it can be stopped, and finished records stay done. */
export function BulkProgress({ title, ready, total, stopping, onStop }: BulkProgressProps) {
  const heading = useId();
  const said = `${ready} de ${total}`;
  return (
    <Dialog open aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }} aria-live="polite">
          {stopping ? `Deteniendo después de ${said}…` : said}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * ready) / total}
          aria-label={`${title}: ${said}`}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={stopping} onClick={onStop}>
          Detener
        </Button>
      </DialogActions>
    </Dialog>
  );
}
