import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { CalculationTotals, type Totals } from "./CalculationTotals.tsx";

interface ConfirmCalculationDialogProps {
  readonly open: boolean;
  readonly totals: Totals;
  readonly client: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a confirmed calculation fixes, with the amounts. */
export function ConfirmCalculationDialog({
  open,
  totals,
  client,
  busy,
  onConfirm,
  onClose,
}: ConfirmCalculationDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Confirmar el cálculo"
      confirm="Confirmar cálculo"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      La cotización de {client} quedará en {formatCop(totals.precioFinalTotal)}. Los costos y las comisiones
      quedan fijos; para cambiarlos después habrá que pedir una recotización.
      <CalculationTotals totals={totals} />
    </ConfirmDialog>
  );
}
