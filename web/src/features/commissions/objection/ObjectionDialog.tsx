import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { ObjectionHistory } from "./ObjectionHistory.tsx";
import { objectionTexts as texts } from "./objection.texts.ts";

interface ObjectionDialogProps {
  readonly commissionId: string;
  readonly onClose: () => void;
}

/** Shows the objections to one commission and their answers; the author can withdraw an objection. */
export const ObjectionDialog = ({ commissionId, onClose }: ObjectionDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="objection-title">
    <DialogTitle id="objection-title">{texts.readTitle}</DialogTitle>
    <DialogContent>
      <ObjectionHistory commissionId={commissionId} />
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Cerrar
      </Button>
    </DialogActions>
  </Dialog>
);
