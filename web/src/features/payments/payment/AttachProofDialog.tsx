import { formatCop } from "@travesia/api/cop";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { fieldsOf, unsent } from "../../../ui/form/fields.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { paymentTexts as texts } from "./payment.texts.ts";
import type { PaymentAttachReceiptMutationVariables, PaymentRowFragment } from "./payments.generated.ts";

type Attaching = OpenAct<PaymentRowFragment, Omit<PaymentAttachReceiptMutationVariables, "id">>;

const proofFields = fieldsOf<Record<never, never>>()({
  comprobante: unsent<File | null>(null, { required: "El comprobante es obligatorio" }),
});

/** Attaches the receipt file to a payment that awaits verification. */
export function AttachProofDialog({ record: { monto, comprobanteFileId }, frame, send }: Attaching) {
  const { control, submit } = useFields(proofFields, {
    record: null,
    save: async ({ values: { comprobante } }) => comprobante && (await send({ file: comprobante })),
  });
  return (
    <FormDialog
      open
      title={comprobanteFileId === null ? texts.attach : texts.replace}
      lead={`Quedará con el pago de ${formatCop(monto)} para quien lo verifique.`}
      submit="Subir comprobante"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <FileField
        control={control}
        name="comprobante"
        label="Elegir archivo"
        rules={proofFields.rules.comprobante}
      />
    </FormDialog>
  );
}
