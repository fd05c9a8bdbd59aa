import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { marginOf } from "@travesia/api/quotes/calculation/calculation.rules";
import { pricesToCheck } from "../template/template.texts.ts";
import { lossText } from "./calculation.texts.ts";
import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { CalculationTotals, type Totals } from "./CalculationTotals.tsx";

interface ConfirmCalculationDialogProps {
  readonly open: boolean;
  readonly totals: Totals;
  readonly client: string;
  /** Name of the option to confirm, when the quote has several. */
  readonly optionName: string | null;
  /** Date of the prices in the template that was applied; null without a template. */
  readonly pricesOf: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  /** Confirms the calculation and continues with sending the quote; absent when sending does not follow. */
  readonly onSend?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Shows the amounts that a confirmed calculation fixes. */
export function ConfirmCalculationDialog({
  open,
  totals,
  client,
  optionName,
  pricesOf,
  busy,
  onConfirm,
  onSend,
  onClose,
}: ConfirmCalculationDialogProps) {
  const { amount: margin } = marginOf(totals);
  return (
    <ConfirmDialog
      open={open}
      title="Confirmar el cálculo"
      confirm={margin < 0 ? "Confirmar con pérdida" : "Confirmar cálculo"}
      busy={busy}
      further={onSend && { label: "Confirmar y enviar", onPress: onSend }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {margin < 0 && (
        <Alert severity="error" component="span" sx={{ mb: 3 }}>
          {lossText(-margin)}
        </Alert>
      )}
      {pricesOf !== null && (
        <Alert severity="warning" component="span" sx={{ mb: 3 }}>
          {pricesToCheck(pricesOf)}
        </Alert>
      )}
      {optionName === null ? "La cotización" : `La opción «${optionName}» de la cotización`} de {client}{" "}
      quedará en {formatCop(totals.precioFinalTotal)}. Los costos y las comisiones quedan fijos: solo cambian
      con una recotización, que se pide después de enviarla.
      <Box sx={{ mt: 3 }}>
        <CalculationTotals totals={totals} />
      </Box>
    </ConfirmDialog>
  );
}
