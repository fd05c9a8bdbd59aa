import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { formatInstant } from "../../ui/days.ts";
import { exportLabels, exportTexts as texts } from "./export.texts.ts";
import type { ExportLineFragment } from "./exports.generated.ts";

interface ExportDialogProps {
  readonly line: ExportLineFragment | null;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the progress of an export to the user who started it; closing the dialog does not stop the export.
 */
export function ExportDialog({ line, onSave, onCancel, onClose }: ExportDialogProps) {
  return (
    <Dialog open={line !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="exporting">
      {line && (
        <>
          <DialogTitle id="exporting">{texts.exporting(line.title)}</DialogTitle>
          <DialogContent aria-live="polite">
            <State line={line} />
          </DialogContent>
          <Buttons line={line} onSave={onSave} onCancel={onCancel} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function State({ line }: { readonly line: ExportLineFragment }) {
  const { status, rows, total, failure, expiresAt } = line;
  if (status === "waiting" || status === "running") {
    const counted = status === "running" && total > 0;
    return (
      <>
        <LinearProgress
          aria-label={exportLabels[status]}
          variant={counted ? "determinate" : "indeterminate"}
          value={counted ? Math.min(100, (rows / total) * 100) : 0}
          sx={{ mb: 3 }}
        />
        <Typography>{counted ? texts.progress(rows, total) : texts.waiting}</Typography>
      </>
    );
  }
  if (status === "ready")
    return (
      <>
        <Alert severity="success">
          {texts.ready(rows)} {expiresAt && texts.until(formatInstant(expiresAt))}
        </Alert>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {texts.others}
        </Typography>
      </>
    );
  return <Alert severity="warning">{failure ?? exportLabels[status]}</Alert>;
}

function Buttons({ line, onSave, onCancel, onClose }: ExportDialogProps & { line: ExportLineFragment }) {
  const offered = new Set(line.acts.filter(({ allowed }) => allowed).map(({ name }) => name));
  return (
    <DialogActions>
      {offered.has("cancel") && (
        <Button color="inherit" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <Button color="inherit" onClick={onClose}>
        {offered.has("cancel") ? texts.later : texts.close}
      </Button>
      {offered.has("open") && (
        <Button variant="contained" onClick={onSave}>
          {texts.download}
        </Button>
      )}
    </DialogActions>
  );
}
