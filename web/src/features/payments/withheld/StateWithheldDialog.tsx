import Box from "@mui/material/Box";
import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { paymentTexts } from "../payment/payment.texts.ts";
import type { PaymentRowFragment, PaymentWithholdMutationVariables } from "../payment/payments.generated.ts";
import { statedFields } from "./withheld.form.ts";
import { WithheldFields } from "./WithheldFields.tsx";

type Withholding = OpenAct<PaymentRowFragment, Omit<PaymentWithholdMutationVariables, "id">>;

/** States the amounts withheld by the client on a registered payment, and their certificate, now or later. */
export function StateWithheldDialog({ record: payment, frame, send }: Withholding) {
  const { monto, version } = payment;
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => statedFields(payment, today));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values: { renta, iva, ica, certificado, certificadoDia, archivo } }) =>
      send({
        input: {
          renta,
          iva,
          ica,
          certificado: certificado.trim() || null,
          certificadoDia: certificadoDia || null,
          version,
        },
        ...(archivo && { file: archivo }),
      }),
  });
  return (
    <FormDialog
      open
      title={paymentTexts.withhold}
      lead={
        <>
          Lo que el cliente retuvo al pagar <strong>{formatCop(monto)}</strong>. Baja el saldo del contrato
          como el dinero; el certificado puede llegar después.
        </>
      }
      submit="Guardar"
      onSubmit={submit}
      {...frame}
    >
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <WithheldFields control={control as never} monto={monto} />
        <TextField control={control} name="certificado" label="Certificado número" maxLength={60} />
        <DayField
          control={control}
          name="certificadoDia"
          label="Día del certificado"
          max={today}
          rules={fields.rules.certificadoDia}
        />
      </Box>
      <FileField control={control} name="archivo" label="Adjuntar certificado" />
    </FormDialog>
  );
}
