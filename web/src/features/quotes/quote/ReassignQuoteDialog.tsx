import type { ReactNode } from "react";
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
  /** Who had it before. */
  readonly children: ReactNode;
}

const reassignFields = fieldsOf<Record<never, never>>()({
  sellerId: { ...text({ required: "Elige a quién asignar la cotización" }), send: Number },
  reassignmentReason: trimmed({ required: "Escribe el motivo de la asignación" }),
});

/** Why somebody gets what nobody had yet. */
export const FIRST_ASSIGNMENT = "Primera asignación";

/** Gives a quote to another person of the team. */
export function ReassignQuoteDialog({
  number,
  present,
  onSubmit,
  children,
  ...dialog
}: ReassignQuoteDialogProps) {
  const { control, submit } = useFields(reassignFields, {
    record: null,
    begun: { sellerId: "", reassignmentReason: present ? "" : FIRST_ASSIGNMENT },
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
      <TextField
        control={control}
        name="reassignmentReason"
        label="Motivo"
        required
        multiline
        maxLength={500}
        rules={reassignFields.rules.reassignmentReason}
      />
      {children}
    </FormDialog>
  );
}
