import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { fieldsOf, text, unsent } from "../../../ui/form/fields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Money } from "../../../ui/Money.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import { PaymentBreakdown } from "../payout/PaymentBreakdown.tsx";
import { payoutTexts } from "../payout/payout.texts.ts";
import { askedSellers, WithoutProfile } from "../payout/WithoutProfile.tsx";
import { useNoWithholdingConfirmMutation, usePayoutPreviewQuery } from "../payout/payouts.generated.ts";
import type { CommissionLine } from "./commission.columns.tsx";
import { limitTexts } from "../limit/limit.texts.ts";
import { commissionTexts as texts } from "./commission.texts.ts";
import { type CommissionPayMutationVariables, useSellerLimitQuery } from "./commissions.generated.ts";

const payFields = fieldsOf<Record<never, never>>()({
  comprobante: unsent<File | null>(null, { required: texts.receiptMissing }),
  observaciones: { ...text(), send: (typed: string) => typed.trim() || null },
});

type Paid = Pick<
  OpenAct<CommissionLine, Omit<CommissionPayMutationVariables, "id">>,
  "record" | "frame" | "progress" | "performHere" | "send"
>;

/**
 * Pays an approved commission: shows the withheld amount and the remaining monthly limit, and takes the
 * receipt.
 */
export function PayCommissionDialog({ record: line, frame, progress, performHere, send }: Paid) {
  const read = useSellerLimitQuery({
    variables: { userId: line.vendedorId },
    fetchPolicy: "network-only",
  });
  const preview = usePayoutPreviewQuery({
    variables: { input: { ids: [line.id] } },
    fetchPolicy: "network-only",
  });
  const payment = preview.data?.payoutPreview.sellers[0];
  const unprofiled = askedSellers(payment && [payment]);
  const [confirmed, confirm] = useState(false);
  const [confirmUnwithheld] = useNoWithholdingConfirmMutation();
  const seller = `${line.vendedor.name} ${line.vendedor.lastname}`;
  const limit = read.data?.sellerLimit;

  const { control, submit } = useFields(payFields, {
    record: null,
    save: async ({ input, values: { comprobante } }) => {
      const userIds = unprofiled.map(({ vendedorId }) => vendedorId);
      const confirming = () => confirmUnwithheld({ variables: { userIds } });
      const wrong = userIds.length > 0 ? await performHere(confirming, null, "payCommission") : null;
      return wrong ?? send({ input, file: comprobante });
    },
  });
  return (
    <FormDialog
      open
      title={texts.payTitle}
      submit={payment ? `Pagar ${formatCop(payment.neto)}` : "Pagar"}
      reason={
        !payment
          ? texts.breakdownFirst
          : unprofiled.length > 0 && !confirmed
            ? payoutTexts.confirmWithout
            : null
      }
      maxWidth="xs"
      {...frame}
      onSubmit={submit}
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
      <PayoutWatch kind="commission" id={line.id} />
      {limit && line.montoComision > limit.disponible && (
        <Alert severity="warning">
          Este pago supera el límite mensual: queda aprobada para un mes con cupo.
        </Alert>
      )}
      <Unread of={read} what={limitTexts.month} />
      <Unread of={preview} what={texts.breakdown} />
      {payment && <PaymentBreakdown payment={payment} />}
      <WithoutProfile sellers={unprofiled} confirmed={confirmed} onConfirm={confirm} />
      <FileField
        control={control}
        name="comprobante"
        label={texts.receipt}
        required
        progress={progress}
        rules={payFields.rules.comprobante}
      />
      <TextField control={control} name="observaciones" label={texts.notes} multiline maxLength={1000} />
    </FormDialog>
  );
}
