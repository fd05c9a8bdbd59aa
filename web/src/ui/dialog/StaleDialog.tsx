import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";

interface StaleDialogProps {
  readonly open: boolean;
  /**
   * Sentence with the person who saved in the meantime, and the time: `Carlos Pérez guardó cambios el 20 nov
   * 2026, 3:05 p. m., mientras editabas.`
   */
  readonly children: string;
  readonly onLatest: () => void;
  readonly onMine: () => void;
  /** Called to return to the form without a choice. */
  readonly onClose: () => void;
}

/** Asks which values to keep after another user saved the record first. */
export function StaleDialog({ open, children, onLatest, onMine, onClose }: StaleDialogProps) {
  const heading = useId();
  const text = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={heading}
      aria-describedby={text}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={heading}>Hay cambios más recientes</DialogTitle>
      <DialogContent id={text}>
        <Stack sx={{ gap: 3 }}>
          <Typography>{children}</Typography>
          <Typography color="textSecondary">
            «Ver lo último» cambia lo que escribiste por lo que quedó guardado. «Conservar lo mío» guarda lo
            que escribiste encima.
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 2 }}>
        <Button onClick={onLatest}>Ver lo último</Button>
        <Button variant="contained" onClick={onMine}>
          Conservar lo mío
        </Button>
      </DialogActions>
    </Dialog>
  );
}
