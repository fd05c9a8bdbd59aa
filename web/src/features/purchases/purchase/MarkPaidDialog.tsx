import { formatCop } from "@travesia/api/cop";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import type { PurchaseItemFragment, PurchaseRecordFragment } from "./purchases.generated.ts";

interface MarkPaidDialogProps {
  readonly item: PurchaseItemFragment;
  readonly purchase: PurchaseRecordFragment;
  /** True when no other item of the contract is left to purchase or pay. */
  readonly last: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (observaciones: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a provider is marked as fully paid: shows the provider, the amount and, for
 * the last item, that this completes the contract.
 */
export function MarkPaidDialog({ item, purchase, last, ...dialog }: MarkPaidDialogProps) {
  const open = purchase.numeroCuotas - purchase.cuotasPagadas;
  return (
    <ReasonDialog
      {...dialog}
      title="Marcar como pagado"
      lead={
        <>
          Se registrará que le pagaste <strong>{formatCop(purchase.saldoPendiente)}</strong> a{" "}
          <strong>{purchase.proveedor}</strong> por {item.descripcion}.
          {purchase.tipoPago === "cuotas" && ` Las ${open} cuotas que faltan quedan pagadas hoy.`}
          {last && " Es lo último del contrato: quedará completado y se generarán las comisiones."}
        </>
      }
      label="Observaciones"
      missing={null}
      maxLength={2000}
      submit="Marcar como pagado"
      maxWidth="xs"
    >
      <PayoutWatch kind="purchase" id={purchase.id} />
    </ReasonDialog>
  );
}
