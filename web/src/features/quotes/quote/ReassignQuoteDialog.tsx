import type { ReactNode } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { SellerField } from "./SellerField.tsx";

interface ReassignQuoteDialogProps {
  readonly open: boolean;
  readonly number: string;
  /** Name of the present advisor of the quote; null for none. */
  readonly present: string | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: ReturnType<typeof reassignFields.input>) => Promise<Wrong | null>;
  readonly onClose: () => void;
  /** History of the quote's earlier advisors. */
  readonly children: ReactNode;
}

const reassignFields = fieldsOf<Record<never, never>>()({
  sellerId: { ...text({ required: "Elige a quién asignar la cotización" }), send: Number },
  reassignmentReason: trimmed({ required: "Escribe el motivo de la asignación" }),
});

/** Reason of the first assignment of a quote. */
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
