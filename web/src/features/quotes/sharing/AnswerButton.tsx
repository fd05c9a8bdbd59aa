import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { QuoteQuestions } from "./QuoteQuestions.tsx";
import { ReplyIcon } from "../../../ui/desk/deskIcons.tsx";

interface AnswerButtonProps {
  /** Name of the person who asks. */
  readonly person: string;
  readonly quoteId: string;
}

/** Opens what a client asked about an offer, to be answered where one is. */
export function AnswerButton({ person, quoteId }: AnswerButtonProps) {
  const [open, setOpen] = useState(false);
  const label = `Responder a ${person}`;
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title="Responder">
        <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ReplyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-label={label}>
          <DialogContent>
            <QuoteQuestions quoteId={quoteId} show="open" />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cerrar</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
