import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Money } from "../../../ui/Money.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import {
  CommissionCountersDocument,
  useCommissionPayMutation,
  useSellerLimitQuery,
} from "./commissions.generated.ts";

interface PayForm {
  readonly comprobante: File | null;
  readonly observaciones: string;
}

/** Pays an approved commission: its receipt, and what the seller's month still allows. */
export function PayCommissionDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const toasts = useToasts();
  const [progress, setProgress] = useState<number | null>(null);
  const { control, handleSubmit } = useForm<PayForm>({
    defaultValues: { comprobante: null, observaciones: "" },
  });
  const { data } = useSellerLimitQuery({
    variables: { userId: line.vendedorId },
    fetchPolicy: "network-only",
  });
  const [pay, { loading, error }] = useCommissionPayMutation({
    refetchQueries: [CommissionCountersDocument],
  });
  const seller = `${line.vendedor.name} ${line.vendedor.lastname}`;
  const limit = data?.sellerLimit;

  const submit = handleSubmit(async ({ comprobante, observaciones }) => {
    const variables = {
      id: line.id,
      input: { observaciones: observaciones.trim() || null },
      file: comprobante,
    };
    const answer = await pay({ variables, context: { onProgress: setProgress } }).catch(() => null);
    setProgress(null);
    if (!answer) return;
    toasts.success(texts.paid);
    onClose();
  });
  return (
    <FormDialog
      open
      title={texts.payTitle}
      submit={`Pagar ${formatCop(line.montoComision)}`}
      maxWidth="xs"
      busy={loading}
      failure={error ? failureText(error, "payCommission") : null}
      onSubmit={submit}
      onClose={onClose}
      lead={
        <>
          Se registrará el pago de <Money amount={line.montoComision} strong /> a <strong>{seller}</strong>{" "}
          por el contrato {line.contract.contractNumber}.
          {limit && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              Este mes le quedan <Money amount={limit.disponible} /> de <Money amount={limit.limite} />.
            </Typography>
          )}
        </>
      }
    >
      {limit && line.montoComision > limit.disponible && (
        <Alert severity="warning">
          Este pago supera el límite mensual: queda aprobada para un mes con cupo.
        </Alert>
      )}
      <FileField
        control={control}
        name="comprobante"
        label={texts.receipt}
        required
        progress={progress}
        rules={{ required: texts.receiptMissing }}
      />
      <TextField control={control} name="observaciones" label={texts.notes} multiline maxLength={1000} />
    </FormDialog>
  );
}
