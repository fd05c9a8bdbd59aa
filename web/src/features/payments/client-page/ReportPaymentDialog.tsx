import { formatCop } from "@travesia/api/cop";
import { useUploadShare } from "../../../app/saving/uploads.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { PaidFields } from "../registration/PaidFields.tsx";
import { type PaidFormProps, usePaidForm } from "../registration/usePaidForm.ts";
import { ownTexts as texts } from "./client-page.texts.ts";

const words = {
  day: "Día en que pagaste",
  means: "Cómo pagaste",
  account: "Cuenta a la que pagaste",
  bank: "Tu banco",
  reference: "Referencia o número de aprobación",
} as const;

/** A client says that they paid, and sends the receipt; it stays typed when the server refuses or is away. */
export function ReportPaymentDialog({ left, proposal, asked = null, onSubmit, ...dialog }: PaidFormProps) {
  const { control, submit, ...form } = usePaidForm({ left, proposal, asked, onSubmit });
  const share = useUploadShare();
  return (
    <FormDialog
      open
      title={texts.report}
      lead={
        <>
          {texts.reportLead} Puedes reportar hasta <strong>{formatCop(left)}</strong>.
        </>
      }
      submit={form.isMeant ? texts.reportAnyway : texts.sendReport}
      onSubmit={submit}
      {...dialog}
    >
      <FileField
        control={control}
        name="comprobante"
        label={texts.proof}
        progress={dialog.busy ? share : null}
      />
      <PaidFields control={control} form={form} words={words} />
    </FormDialog>
  );
}
