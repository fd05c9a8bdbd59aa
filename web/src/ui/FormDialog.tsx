import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, type SubmitEventHandler, useId } from "react";

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, before the fields. */
  readonly lead?: ReactNode;
  /** The verb of what happens: `Registrar pago`. */
  readonly submit: string;
  readonly busy?: boolean;
  /** What the server refused, over the fields. */
  readonly failure?: string | null;
  readonly maxWidth?: "xs" | "sm" | "md";
  /** `form.handleSubmit(act)` of react-hook-form. */
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * One act with its fields in a dialog; the whole screen on phones.
 * `<FormDialog open title="Rechazar cotización" submit="Rechazar" busy={loading} failure={failure} onSubmit={form.handleSubmit(act)} onClose={close}>
 *   <TextField control={form.control} name="motivoRechazo" label="Motivo" required multiline /></FormDialog>`
 */
export function FormDialog({ open, title, lead, submit, busy, failure, maxWidth = "sm", onSubmit, onClose, children }: FormDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} aria-labelledby={heading} maxWidth={maxWidth} fullWidth fullScreen={phone}>
      <form onSubmit={onSubmit} noValidate style={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 4, pt: 2 }}>
            {lead && <Typography component="div">{lead}</Typography>}
            {failure && <Alert severity="error">{failure}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy} color="inherit">
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
