import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { ContractCancellation } from "../../contracts/cancellation/ContractCancellation.tsx";
import { QuoteQuestions } from "../../quotes/sharing/QuoteQuestions.tsx";
import type { DayRowFragment } from "../my-day.generated.ts";
import { dayKinds } from "../my-day.kinds.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

interface DayAnswerDialogProps {
  readonly row: DayRowFragment;
  readonly onClose: () => void;
}

/**
 * Shows a client's question about an offer, or a client's cancellation request, with the form to answer it.
 */
export const DayAnswerDialog = ({ row, onClose }: DayAnswerDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    fullWidth
    maxWidth="sm"
    slotProps={{ paper: { "aria-label": texts.answer(row.person) } }}
  >
    <DialogContent>
      {dayKinds[row.kind].answers === "cancellation" ? (
        <ContractCancellation contractId={row.recordId} onAnswered={onClose} />
      ) : (
        <QuoteQuestions quoteId={row.recordId} show="open" />
      )}
    </DialogContent>
    <DialogActions>
      <Button href={dayKinds[row.kind].record(row.recordId, row.number)}>{texts.open}</Button>
      <Button onClick={onClose}>Cerrar</Button>
    </DialogActions>
  </Dialog>
);
