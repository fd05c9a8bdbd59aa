import { formatCop } from "@travesia/api/cop";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { PaidFields } from "../registration/PaidFields.tsx";
import { type PaidFormProps, usePaidForm } from "../registration/usePaidForm.ts";
import { type PaidInto, PaidIntoField } from "./PaidIntoField.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";

const words = {
  day: "Día en que pagaste",
  means: "Cómo pagaste",
  bank: "Tu banco",
  reference: "Referencia o número de aprobación",
} as const;

interface ReportPaymentDialogProps extends PaidFormProps {
  /** Accounts of the agency that the page showed for payments; absent when it showed none. */
  readonly accounts?: readonly PaidInto[];
}

/**
 * Shows the form in which a client reports a payment and uploads the receipt; it keeps its text when the
 * server refuses or cannot be reached.
 */
export function ReportPaymentDialog({
  left,
  proposal,
  asked = null,
  accounts = [],
  onSubmit,
  ...dialog
}: ReportPaymentDialogProps) {
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
      <PaidFields
        control={control}
        form={form}
        words={words}
        {...(accounts.length > 0 && {
          account: () => <PaidIntoField control={control} label={texts.account} accounts={accounts} />,
        })}
      />
    </FormDialog>
  );
}
