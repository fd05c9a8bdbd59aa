import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { StoryRecord } from "../../graphql/schema.generated.ts";
import { HistorySection } from "./HistorySection.tsx";
import { historyTexts as texts } from "./history.texts.ts";

interface HistoryDialogProps {
  readonly record: StoryRecord;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows the history of one row of a list. */
export function HistoryDialog({ record, id, title, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={title}>
      <DialogContent>
        <HistorySection record={record} id={id} title={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
