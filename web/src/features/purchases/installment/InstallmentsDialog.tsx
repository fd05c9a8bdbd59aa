import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { installmentActs } from "@travesia/api/purchases/purchase/purchase.acts.rules";
import { useId } from "react";
import type { PurchaseViewer } from "../purchase/purchase.offered-acts.ts";
import { InstallmentFigures } from "./InstallmentFigures.tsx";
import { InstallmentLine } from "./InstallmentLine.tsx";
import { installmentFigures } from "./installment.state.ts";
import type {
  InstallmentRecordFragment,
  PurchaseItemFragment,
  PurchaseRecordFragment,
} from "../purchase/purchases.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";

interface InstallmentsDialogProps {
  readonly viewer: PurchaseViewer;
  readonly item: PurchaseItemFragment;
  readonly purchase: PurchaseRecordFragment;
  readonly today: string;
  readonly onPay: (installment: InstallmentRecordFragment) => void;
  readonly onReceipt: (fileId: string) => void;
  readonly onClose: () => void;
}

/** Shows the instalments of a purchase: the progress, each with its due date, and the next one to pay. */
export function InstallmentsDialog({
  viewer,
  item,
  purchase,
  today,
  onPay,
  onReceipt,
  onClose,
}: InstallmentsDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const figures = installmentFigures(purchase.installments);
  const next = purchase.installments.find(({ estado }) => estado !== "pagado");
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>Gestión de Cuotas</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <Typography color="textSecondary">
            {item.descripcion} · {purchase.proveedor}
          </Typography>
          <InstallmentFigures figures={figures} />
          <div>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {formatPercent(figures.progress, 1)} pagado
            </Typography>
            <LinearProgress
              variant="determinate"
              value={figures.progress}
              color="success"
              aria-label="Pagado de la compra"
            />
          </div>
          <Stack component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {purchase.installments.map((installment) => (
              <InstallmentLine
                key={installment.id}
                installment={installment}
                today={today}
                next={installment.id === next?.id}
                {...(installmentActs.allows("pay", { viewer }, { status: installment.estado })
                  ? { onPay: () => onPay(installment) }
                  : {})}
                onReceipt={onReceipt}
              />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
