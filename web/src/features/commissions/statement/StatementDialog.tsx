import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { StatementSection } from "./StatementSection.tsx";

interface StatementDialogProps {
  readonly userId: number;
  /** Name of the seller. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Shows a seller's monthly statements to the office. */
export function StatementDialog({ userId, name, onClose }: StatementDialogProps) {
  const title = `Extracto de ${name}`;
  return (
    <Dialog open onClose={onClose} aria-label={title} maxWidth="md" fullWidth>
      <DialogContent sx={{ p: { xs: 2, sm: 4 } }}>
        <StatementSection userId={userId} title={title} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
