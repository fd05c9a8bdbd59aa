import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import type { PayCommissionsInput } from "../../../graphql/schema.generated.ts";
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
import type { PayoutPreviewQuery } from "./payouts.generated.ts";
import { askedSellers, WithoutProfile } from "./WithoutProfile.tsx";

type Preview = PayoutPreviewQuery["payoutPreview"];

const fields = fieldsOf<Record<never, never>>()({
  comprobante: unsent<File | null>(null, { required: commissionTexts.receiptMissing }),
  observaciones: { ...text(), send: (typed: string) => typed.trim() || null },
});

interface PaySeveralDialogProps {
  readonly ids: readonly string[];
  /** Totals of the payment; undefined while they load. */
  readonly preview: Preview | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly progress: number | null;
  /**
   * Pays the selected commissions; receives the ids of the sellers for whom the user confirmed that nothing
   * is withheld.
   */
  readonly onSubmit: (
    input: PayCommissionsInput,
    file: File,
    key: string,
    unwithheld: readonly number[],
  ) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before several commissions are paid: shows the amounts, recipients, accounts and
 * withholdings, and takes the single receipt.
 */
export function PaySeveralDialog(props: PaySeveralDialogProps) {
  const { ids, preview, busy, failure, progress, onSubmit, onClose } = props;
  const [key] = useState(newKey);
  const [confirmed, confirm] = useState(false);
  const unprofiled = askedSellers(preview?.sellers);
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ input, values: { comprobante } }) =>
      comprobante &&
      (await onSubmit(
        { ...input, ids: [...ids], neto: preview?.neto ?? null },
        comprobante,
        key,
        unprofiled.map(({ vendedorId }) => vendedorId),
      )),
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
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
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
