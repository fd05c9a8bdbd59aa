import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { fieldsOf, text, unsent } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import { commissionTexts } from "../commission/commission.texts.ts";
import { BANK_FILE } from "../../../base/files/BankFileButtons.tsx";
import { PayoutBankFile } from "./PayoutBankFile.tsx";
import { deductionsOf, documentTexts, payoutTexts as texts } from "./payout.texts.ts";
import {
  type CommissionsPayMutationVariables,
  useNoWithholdingConfirmMutation,
  usePayoutPreviewQuery,
} from "./payouts.generated.ts";
import { askedSellers, WithoutProfile } from "./WithoutProfile.tsx";

const fields = fieldsOf<Record<never, never>>()({
  comprobante: unsent<File | null>(null, { required: commissionTexts.receiptMissing }),
  observaciones: { ...text(), send: (typed: string) => typed.trim() || null },
});

/** Commissions that are approved or paid together. */
export interface ChosenCommissions {
  readonly id: string;
  readonly ids: readonly string[];
  /** Sum of the commissions in COP. */
  readonly amount: number;
}

type Paid = OpenAct<ChosenCommissions, CommissionsPayMutationVariables>;

/**
 * Asks for confirmation before several commissions are paid: shows the amounts, recipients, accounts and
 * withholdings, and takes the single receipt.
 */
export function PaySeveralDialog({ record: { ids }, frame, progress, performHere, send }: Paid) {
  const read = usePayoutPreviewQuery({
    variables: { input: { ids: [...ids] } },
    // Once they are paid the dialog is still open for a moment, and the list has none left.
    skip: ids.length === 0,
    fetchPolicy: "network-only",
  });
  const preview = read.data?.payoutPreview;
  const [confirmUnwithheld] = useNoWithholdingConfirmMutation();
  const [key] = useState(newKey);
  const [confirmed, confirm] = useState(false);
  const unprofiled = askedSellers(preview?.sellers);
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ input, values: { comprobante } }) => {
      if (!comprobante) return null;
      const userIds = unprofiled.map(({ vendedorId }) => vendedorId);
      const confirming = () => confirmUnwithheld({ variables: { userIds } });
      const wrong = userIds.length > 0 ? await performHere(confirming, null) : null;
      return (
        wrong ??
        send({
          input: { ...input, ids: [...ids], neto: preview?.neto ?? null },
          file: comprobante,
          idempotencyKey: key,
        })
      );
    },
  });
  return (
    <FormDialog
      open
      title={texts.payTitle(ids.length)}
      lead={
        <>
          Se registrará el pago de <Money amount={preview?.neto} strong />. Si una línea no se puede pagar, no
          se paga ninguna.
        </>
      }
      submit={preview ? `Pagar ${formatCop(preview.neto)}` : "Pagar"}
      reason={unprofiled.length > 0 && !confirmed ? texts.confirmWithout : null}
      {...frame}
      onSubmit={submit}
    >
      {preview?.problema && <Alert severity="warning">{preview.problema}</Alert>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 3 }}>
        {preview?.sellers.map((seller) => (
          <Box component="li" key={seller.vendedorId}>
            <Typography>
              <Money amount={seller.neto} strong /> a {seller.nombre}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {deductionsOf(seller)}. {seller.cuenta ?? `${texts.noAccount}.`}
            </Typography>
            {!seller.preguntaRetencion && documentTexts[seller.documento] && (
              <Typography variant="caption" color="textSecondary">
                {documentTexts[seller.documento]}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
      {preview?.sellers.flatMap(({ avisos, nombre, porAprobar }) => [
        ...avisos.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        )),
        ...porAprobar.map(({ id, contrato }) => (
          <Stack key={id} role="group" aria-label={`${nombre}, ${contrato}`} sx={{ gap: 1 }}>
            <Typography variant="body2">
              {nombre} · {contrato}
            </Typography>
            <PayoutWatch kind="commission" id={id} together warns={false} />
          </Stack>
        )),
      ])}
      <WithoutProfile sellers={unprofiled} confirmed={confirmed} onConfirm={confirm} />
      <Stack direction="row" sx={{ alignItems: "center", gap: 2, flexWrap: "wrap" }}>
        <Typography variant="body2">{BANK_FILE}</Typography>
        <PayoutBankFile of={{ ids: [...ids] }} />
      </Stack>
      <FileField
        control={control}
        name="comprobante"
        label={commissionTexts.receipt}
        required
        progress={progress}
        rules={fields.rules.comprobante}
      />
      <TextField
        control={control}
        name="observaciones"
        label={commissionTexts.notes}
        multiline
        maxLength={1000}
      />
    </FormDialog>
  );
}
