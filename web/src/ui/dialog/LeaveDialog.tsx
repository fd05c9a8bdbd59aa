import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { focused } from "../focus.ts";

interface LeaveDialogProps {
  readonly open: boolean;
  /** True when this device stores the entered text. */
  readonly kept?: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation before the user leaves a form with unsaved text. */
export function LeaveDialog({ open, kept = false, onStay, onLeave }: LeaveDialogProps) {
  const heading = useId();
  const text = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby={heading}
      aria-describedby={text}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={heading}>¿Salir sin guardar?</DialogTitle>
      <DialogContent id={text}>
        {kept
          ? "Lo que escribiste aún no se guarda. Queda 7 días en este dispositivo: al volver, puedes recuperarlo."
          : "Lo que escribiste y no has guardado se perderá."}
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          Salir sin guardar
        </Button>
        <Button variant="contained" ref={focused} onClick={onStay}>
          Seguir editando
        </Button>
      </DialogActions>
    </Dialog>
  );
}
