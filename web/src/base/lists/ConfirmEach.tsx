import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { type BulkDialogProps, type Perform, saidOfOthers } from "./bulk-act.ts";

interface ConfirmEachProps extends Pick<BulkDialogProps<unknown>, "others" | "onRun" | "onClose"> {
  /** Title of the dialog: `Enviar 12 cotizaciones`. */
  readonly title: string;
  /** Description of the effect on each record, with the total amount. */
  readonly children: ReactNode;
  /** Label of the confirm button: `Enviar`. */
  readonly confirm: string;
  readonly destructive?: boolean;
  readonly perform: Perform;
  /** Act that undoes this act, if there is one. */
  readonly opposite?: Perform;
}

/** Asks for confirmation before an act is performed on several records. */
export function ConfirmEach({ others, onRun, children, perform, opposite, ...dialog }: ConfirmEachProps) {
  return (
    <ConfirmDialog open ready {...dialog} onConfirm={() => onRun(perform, opposite)}>
      {children}
      {others > 0 && <Typography sx={{ mt: 3 }}>{saidOfOthers(others)}</Typography>}
    </ConfirmDialog>
  );
}
