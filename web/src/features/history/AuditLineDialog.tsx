import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { formatInstant } from "../../ui/days.ts";
import type { HistoryLineFragment } from "./history.generated.ts";
import { changeText, originText } from "./history-line.ts";
import { historyTexts as texts } from "./history.texts.ts";
import { placeOf } from "./record.links.ts";

interface AuditLineDialogProps {
  /** Displayed line; null when the dialog is closed. */
  readonly line: HistoryLineFragment | null;
  readonly onClose: () => void;
}

/** Shows one complete line of the audit log, with a link to its record. */
export function AuditLineDialog({ line, onClose }: AuditLineDialogProps) {
  const place = line && placeOf(line);
  return (
    <Dialog open={line !== null} onClose={onClose} fullWidth maxWidth="sm">
      {line && (
        <>
          <DialogTitle>{line.text}</DialogTitle>
          <DialogContent>
            <Typography component="div">
              <HistoryNote changes={line.changes} note={line.note} />
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              {formatInstant(line.at)} · {originText(line)}
            </Typography>
            <Typography
              variant="caption"
              color="textSecondary"
              component="p"
              sx={{ mt: 2, overflowWrap: "anywhere" }}
            >
              {line.type} · {line.recordId}
            </Typography>
          </DialogContent>
          <DialogActions>
            {place && <Button href={place}>{texts.open}</Button>}
            <Button onClick={onClose}>{texts.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** Shows the changes, value by value, and the note of the person who made them. */
function HistoryNote({ changes, note }: Pick<HistoryLineFragment, "changes" | "note">) {
  return (
    <>
      {changes.map((change) => (
        <Box key={change.label} sx={{ overflowWrap: "anywhere" }}>
          {changeText(change)}
        </Box>
      ))}
      {note && <Box sx={{ fontStyle: "italic", overflowWrap: "anywhere" }}>«{note}»</Box>}
    </>
  );
}
