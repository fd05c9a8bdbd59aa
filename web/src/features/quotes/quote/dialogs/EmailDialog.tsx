import { emailProblem } from "@travesia/api/colombia/emails";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../../ui/form/fields.ts";
import { TextField } from "../../../../ui/form/TextField.tsx";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

interface EmailDialogProps {
  readonly quote: Pick<QuoteRecordFragment, "quoteNumber" | "nombreCliente" | "status">;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Called with the address, and with whether sending is next. */
  readonly onSubmit: (email: string, goesOn: boolean) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const emailFields = fieldsOf<{ readonly emailCliente: string }>()({
  emailCliente: trimmed({ wrong: (email) => emailProblem(email) }),
});

/** Shows the e-mail of a client of whom only a mobile was known; a finished quote is sent there next. */
export function EmailDialog({ quote, onSubmit, ...dialog }: EmailDialogProps) {
  const { quoteNumber, nombreCliente, status } = quote;
  const goesOn = status === "completed";
  const { control, submit } = useFields(emailFields, {
    record: { emailCliente: "" },
    save: ({ input }) => onSubmit(input.emailCliente, goesOn),
  });
  return (
    <FormDialog
      open
      title="Escribir el correo"
      lead={`La cotización ${quoteNumber} de ${nombreCliente} se envía al correo que escribas.`}
      submit={goesOn ? "Guardar y seguir al envío" : "Guardar correo"}
      maxWidth="xs"
      onSubmit={submit}
      {...dialog}
    >
      <TextField
        control={control}
        name="emailCliente"
        label="Correo del cliente"
        type="email"
        required
        rules={emailFields.rules.emailCliente}
      />
    </FormDialog>
  );
}
