import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { CalculationTotals, type Totals } from "./CalculationTotals.tsx";

interface ConfirmCalculationDialogProps {
  readonly open: boolean;
  readonly totals: Totals;
  readonly client: string;
  /** What the one of several options is called that is confirmed. */
  readonly optionName: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a confirmed calculation fixes, with the amounts. */
export function ConfirmCalculationDialog({
  open,
  totals,
  client,
  optionName,
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
      {optionName === null ? "La cotización" : `La opción «${optionName}» de la cotización`} de {client}{" "}
      quedará en {formatCop(totals.precioFinalTotal)}. Los costos y las comisiones quedan fijos; para
      cambiarlos después habrá que pedir una recotización.
      <CalculationTotals totals={totals} />
    </ConfirmDialog>
  );
}
