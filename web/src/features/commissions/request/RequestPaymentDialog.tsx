import Typography from "@mui/material/Typography";
import { formatCop, sum } from "@travesia/api/cop";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";
import { CommissionCountersDocument } from "../commission/commissions.generated.ts";
import { accountKinds, bankOptions, isWallet, requestFields } from "./request.form.ts";
import { useBankDetailsQuery, useCommissionsRequestMutation } from "./requests.generated.ts";

/** Requests the payment of the seller's commissions: shows the amount and takes the bank account. */
export function RequestPaymentDialog({
  lines,
  onClose,
}: {
  readonly lines: readonly CommissionLine[];
  readonly onClose: () => void;
}) {
  const userId = lines[0]?.vendedorId ?? 0;
  const read = useBankDetailsQuery({ variables: { userId }, fetchPolicy: "network-only" });
  const { data } = read;
  const { busy, failure, perform } = useSaving();
  const [idempotencyKey] = useState(newKey);
  const [request] = useCommissionsRequestMutation({ refetchQueries: [CommissionCountersDocument] });
  const total = sum(lines.map(({ montoComision }) => montoComision));

  const { control, submit } = useFields(requestFields, {
    record: data?.bankingData ?? null,
    // Loaded data arrive after the dialog.
    fresh: data ? 1 : 0,
    save: async ({ input, changed }) => {
      const commissionIds = lines.map(({ id }) => id);
      const paymentData = Object.keys(changed).length > 0 ? input : null;
      const wrong = await perform(
        () => request({ variables: { input: { commissionIds, paymentData }, idempotencyKey } }),
        texts.requested(lines.length),
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  const banco = useWatch({ control, name: "banco" });
  return (
    <FormDialog
      open
      title={texts.requestTitle}
      submit={`${texts.request} de ${formatCop(total)}`}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      lead={
        <>
          {lines.length === 1 ? (
            <>
              Se hará tu cuenta de cobro por <Money amount={total} strong /> del contrato{" "}
              {lines[0]?.contract.contractNumber}.
            </>
          ) : (
            <>
              Se hará una cuenta de cobro por cada una de las {lines.length} comisiones, en total{" "}
              <Money amount={total} strong />.
            </>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Llevará tu Firma Digital y esta cuenta; si la cambias aquí, cambia también en tu perfil.
          </Typography>
        </>
      }
    >
      <Unread of={read} />
      <SelectField
        control={control}
        name="banco"
        label="Banco"
        options={bankOptions(data?.bankingData?.banco)}
        rules={requestFields.rules.banco}
        disabled={!data}
        required
      />
      {!isWallet(banco) && (
        <SelectField
          control={control}
          name="tipoCuenta"
          label="Tipo de cuenta"
          options={accountKinds}
          rules={requestFields.rules.tipoCuenta}
          disabled={!data}
          required
        />
      )}
      <TextField
        control={control}
        name="numeroCuenta"
        label={isWallet(banco) ? "Número de celular" : "Número de cuenta"}
        maxLength={30}
        rules={requestFields.rules.numeroCuenta}
        disabled={!data}
        required
      />
    </FormDialog>
  );
}
