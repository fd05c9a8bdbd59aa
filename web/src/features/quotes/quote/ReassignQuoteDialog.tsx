import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { ReassignQuoteInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { QuoteAssignments } from "./QuoteAssignments.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";
import { SellerField } from "./SellerField.tsx";

const reassignFields = fieldsOf<Record<never, never>>()({
  sellerId: { ...text({ required: "Elige a quién asignar la cotización" }), send: Number },
  reassignmentReason: trimmed({ required: "Escribe el motivo de la asignación" }),
});

/** Reason for the first assignment of a quote. */
export const FIRST_ASSIGNMENT = "Primera asignación";

/** Reassigns a quote to another staff member. */
export function ReassignQuoteDialog({
  record: { id, quoteNumber, vendedor },
  frame,
  send,
}: OpenAct<QuoteRecordFragment, { readonly input: ReassignQuoteInput }>) {
  const present = vendedor && `${vendedor.name} ${vendedor.lastname}`;
  const { control, submit } = useFields(reassignFields, {
    record: null,
    begun: { sellerId: "", reassignmentReason: present ? "" : FIRST_ASSIGNMENT },
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      {...frame}
      title="Reasignar cotización"
      lead={
        present
          ? `La cotización ${quoteNumber} pasará de ${present} a la persona que elijas.`
          : `La cotización ${quoteNumber} aún no tiene asesor.`
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
      <QuoteAssignments id={id} />
    </FormDialog>
  );
}
