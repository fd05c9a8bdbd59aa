import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { QuoteQuestions } from "../../quotes/sharing/QuoteQuestions.tsx";
import type { DayRowFragment } from "../my-day.generated.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

interface DayAnswerDialogProps {
  readonly row: DayRowFragment;
  readonly onClose: () => void;
}

/** Shows what the client of a row asked about an offer, to be answered. */
export const DayAnswerDialog = ({ row, onClose }: DayAnswerDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    fullWidth
    maxWidth="sm"
    slotProps={{ paper: { "aria-label": texts.answer(row.person) } }}
  >
    <DialogContent>
      <QuoteQuestions quoteId={row.recordId} show="open" />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Cerrar</Button>
    </DialogActions>
  </Dialog>
);
