import { useFields } from "../../../app/saving/useFields.ts";
import type { Wrong } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { SellerField } from "./SellerField.tsx";

interface ReassignQuoteDialogProps {
  readonly open: boolean;
  readonly number: string;
  /** Who has the quote now. */
  readonly present: string | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: ReturnType<typeof reassignFields.input>) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const reassignFields = fieldsOf<Record<never, never>>()({
  sellerId: { ...text({ required: "Elige a quién asignar la cotización" }), send: Number },
  reassignmentReason: trimmed(),
});

/** Gives a quote to another person of the team. */
export function ReassignQuoteDialog({ number, present, onSubmit, ...dialog }: ReassignQuoteDialogProps) {
  const { control, submit } = useFields(reassignFields, {
    record: null,
    save: ({ input }) => onSubmit(input),
  });
  return (
    <FormDialog
      {...dialog}
      title="Reasignar cotización"
      lead={
        present
          ? `La cotización ${number} pasará de ${present} a la persona que elijas.`
          : `La cotización ${number} aún no tiene asesor.`
      }
      submit="Reasignar"
      onSubmit={submit}
    >
      <SellerField
        control={control}
        name="sellerId"
        label="Nuevo responsable"
        required
        rules={reassignFields.rules.sellerId}
      />
      <TextField control={control} name="reassignmentReason" label="Motivo" multiline maxLength={500} />
    </FormDialog>
  );
}
