import { formatCop } from "@travesia/api/cop";
import { useForm } from "react-hook-form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { PurchaseItemFragment, PurchaseRecordFragment } from "./purchases.generated.ts";

interface MarkPaidDialogProps {
  readonly item: PurchaseItemFragment;
  readonly purchase: PurchaseRecordFragment;
  /** Whether nothing else of the contract is left to buy or pay. */
  readonly last: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (observaciones: string) => void;
  readonly onClose: () => void;
}

/** Asks before a provider is noted as paid in full: to whom, how much, and that the contract ends with it. */
export function MarkPaidDialog({
  item,
  purchase,
  last,
  busy,
  failure,
  onSubmit,
  onClose,
}: MarkPaidDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { observaciones: "" } });
  const open = purchase.numeroCuotas - purchase.cuotasPagadas;
  return (
    <FormDialog
      open
      title="Marcar como pagado"
      lead={
        <>
          Se registrará que le pagaste <strong>{formatCop(purchase.saldoPendiente)}</strong> a{" "}
          <strong>{purchase.proveedor}</strong> por {item.descripcion}.
          {purchase.tipoPago === "cuotas" && ` Las ${open} cuotas que faltan quedan pagadas hoy.`}
          {last && " Es lo último del contrato: quedará completado y se generarán las comisiones."}
        </>
      }
      submit="Marcar como pagado"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={handleSubmit(({ observaciones }) => onSubmit(observaciones))}
      onClose={onClose}
    >
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
