import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { ReassignQuoteInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text, textOrNull, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { QuoteAssignments } from "./QuoteAssignments.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";
import { SellerField } from "./SellerField.tsx";

const sellerId = { ...text({ required: "Elige a quién asignar la cotización" }), send: Number };
const reassignFields = fieldsOf<Record<never, never>>()({
  sellerId,
  reassignmentReason: trimmed({ required: "Escribe el motivo de la asignación" }),
});
const assignFields = fieldsOf<Record<never, never>>()({ sellerId, reassignmentReason: textOrNull() });

/** Assigns a quote to a staff member; a quote with a seller is reassigned with a reason. */
export function ReassignQuoteDialog({
  record: { id, quoteNumber, vendedor },
  frame,
  send,
}: OpenAct<QuoteRecordFragment, { readonly input: ReassignQuoteInput }>) {
  const present = vendedor && `${vendedor.name} ${vendedor.lastname}`;
  const fields = present ? reassignFields : assignFields;
  const { control, submit } = useFields(fields, {
    record: null,
    begun: { sellerId: "", reassignmentReason: "" },
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      {...frame}
      title={present ? "Reasignar cotización" : "Asignar cotización"}
      lead={
        present
          ? `La cotización ${quoteNumber} pasará de ${present} a la persona que elijas.`
          : `La cotización ${quoteNumber} aún no tiene asesor.`
      }
      submit={present ? "Reasignar" : "Asignar"}
      onSubmit={submit}
    >
      <SellerField
        control={control}
        name="sellerId"
        label={present ? "Nuevo responsable" : "Responsable"}
        required
        rules={reassignFields.rules.sellerId}
      />
      {present && (
        <TextField
          control={control}
          name="reassignmentReason"
          label="Motivo"
          required
          multiline
          maxLength={500}
          rules={reassignFields.rules.reassignmentReason}
        />
      )}
      <QuoteAssignments id={id} />
    </FormDialog>
  );
}
