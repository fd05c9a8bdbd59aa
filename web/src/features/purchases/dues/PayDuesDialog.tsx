import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { formatCop, sum } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { BANK_FILE, BankFileButtons } from "../../../base/files/BankFileButtons.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import { useApprovalRuleDetailQuery } from "../../approvals/approvals.generated.ts";
import { asOptions, paymentMethods } from "../purchase/purchase.texts.ts";
import { aboveTogether, byProvider, changedAccounts } from "./chosen-dues.ts";
import {
  type DueRowFragment,
  type ProvidersPayMutationVariables,
  useDuesExportMutation,
} from "./dues.generated.ts";
import { severalFields } from "./pay.form.ts";

/** Debts that are paid together. */
export interface ChosenDues {
  readonly id: string;
  readonly dues: readonly DueRowFragment[];
  /** Id of the payer; a notice is shown if the payer has changed the provider's account. */
  readonly payerId: number;
}

type Paid = OpenAct<ChosenDues, ProvidersPayMutationVariables>;

const idsOf = ({ purchaseId, installmentId }: DueRowFragment) => ({ purchaseId, installmentId });

/**
 * Asks for confirmation before several debts are paid: shows amounts, recipients and accounts, and takes the
 * single receipt.
 */
export function PayDuesDialog({ record: { dues, payerId }, frame, progress, send }: Paid) {
  const [key] = useState(newKey);
  const [now] = useState(() => new Date());
  const [fields] = useState(() => severalFields(today(now)));
  const total = sum(dues.map(({ monto }) => monto));
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ input, values: { comprobante } }) =>
      comprobante &&
      (await send({
        input: { ...input, total, dues: dues.map(idsOf) },
        file: comprobante,
        idempotencyKey: key,
      })),
  });
  const [exportDues] = useDuesExportMutation();
  const rule = useApprovalRuleDetailQuery({ fetchPolicy: "network-only" });
  const above = rule.data?.approvalRule.secondPersonAbove ?? null;
  const warnings = changedAccounts(dues, now, payerId);
  return (
    <FormDialog
      open
      title={dues.length === 1 ? "Pagar a un proveedor" : `Pagar ${dues.length} compras y cuotas`}
      lead={
        <Stack component="span" sx={{ gap: 1 }}>
          <span>
            Se registrará el pago de <strong>{formatCop(total)}</strong>. Si una línea no se puede pagar, no
            se paga ninguna.
          </span>
          {byProvider(dues).map(({ id, provider, place, count, monto }) => (
            <Typography key={id} component="span" variant="body2">
              <strong>{formatCop(monto)}</strong> a {provider}
              {count > 1 && ` (${count})`}
              {place && ` · ${place}`}
            </Typography>
          ))}
        </Stack>
      }
      submit={`Pagar ${formatCop(total)}`}
      {...frame}
      onSubmit={submit}
    >
      <Unread of={rule} what="Aprobación de otra persona" />
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {aboveTogether(dues, above).map(({ id, installmentId, provider, contractNumber, item, monto }) => (
        <Stack key={id} role="group" aria-label={`${contractNumber}, ${provider}: ${item}`} sx={{ gap: 1 }}>
          <Typography variant="body2">
            <strong>{formatCop(monto)}</strong> · {contractNumber} · {item}
          </Typography>
          <PayoutWatch kind={installmentId ? "installment" : "purchase"} id={id} together warns={false} />
        </Stack>
      ))}
      <Stack direction="row" sx={{ alignItems: "center", gap: 2, flexWrap: "wrap" }}>
        <Typography variant="body2">{BANK_FILE}</Typography>
        <BankFileButtons
          make={async (format) => {
            const input = { dues: dues.map(idsOf), total, format };
            return (await exportDues({ variables: { input } })).data?.exportDues;
          }}
        />
      </Stack>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="fechaPago"
          label="Fecha de pago"
          required
          max={today(now)}
          booked
          rules={fields.rules.fechaPago}
        />
        <SelectField
          control={control}
          name="metodoPago"
          label="Medio de pago"
          options={asOptions(paymentMethods)}
        />
      </Stack>
      <FileField
        control={control}
        name="comprobante"
        label="Comprobante"
        required
        progress={progress}
        rules={fields.rules.comprobante}
      />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
