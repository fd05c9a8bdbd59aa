import { emailProblem } from "@travesia/api/colombia/emails";
import type { OpenAct } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../../ui/form/fields.ts";
import { TextField } from "../../../../ui/form/TextField.tsx";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

type Emailing = OpenAct<QuoteRecordFragment, { readonly input: { readonly emailCliente: string } }>;

const emailFields = fieldsOf<{ readonly emailCliente: string }>()({
  emailCliente: trimmed({ wrong: (email) => emailProblem(email) }),
});

/**
 * Takes the e-mail address of a client of whom only a mobile number is known; a finished quote can then be
 * sent.
 */
export function EmailDialog({ record, frame, send, instead }: Emailing) {
  const { quoteNumber, nombreCliente, status } = record;
  const goesOn = status === "completed";
  const { control, submit } = useFields(emailFields, {
    record: { emailCliente: "" },
    save: async ({ input }) => {
      const wrong = await send({ input });
      if (!wrong && goesOn) instead("send");
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title="Escribir el correo"
      lead={`La cotización ${quoteNumber} de ${nombreCliente} se envía al correo que escribas.`}
      submit={goesOn ? "Guardar y seguir al envío" : "Guardar correo"}
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
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
