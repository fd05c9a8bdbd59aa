import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import type { Submit } from "../../../ui/form/submit.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { landingTexts as texts } from "./landing.texts.ts";
import type { RequestForm } from "./request.form.ts";
import { useAnsweredToday } from "./useAnsweredToday.ts";

/** A quote request that the server received. */
export interface Received {
  readonly number: string;
  readonly email: string;
}

interface RequestDialogProps {
  readonly control: Control<RequestForm>;
  readonly today: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly received: Received | null;
  readonly onSubmit: Submit;
  readonly onClose: () => void;
}

/**
 * Shows the form in which a visitor requests a quote; afterwards it shows the request's number and the
 * expected time of the answer.
 */
export function RequestDialog({
  control,
  today,
  busy,
  failure,
  received,
  onSubmit,
  onClose,
}: RequestDialogProps) {
  const soon = useAnsweredToday();
  if (received) {
    return (
      <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="solicitud-recibida">
        <DialogTitle id="solicitud-recibida">{texts.received}</DialogTitle>
        <DialogContent>
          <Typography>{texts.receivedLead(received.number, received.email, soon)}</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open
      title={texts.request}
      lead={texts.promise(soon)}
      submit="Enviar solicitud"
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RequestFields control={control} from={today} />
    </FormDialog>
  );
}
