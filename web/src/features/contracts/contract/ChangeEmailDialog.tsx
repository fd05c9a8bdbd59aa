import { emailProblem } from "@travesia/api/colombia/emails";
import type { Frame } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface Changing {
  readonly record: Pick<ContractRecordFragment, "contractNumber" | "cliente">;
  readonly frame: Frame;
  readonly send: (input: { readonly email: string }) => Promise<Wrong | null>;
}

const emailFields = fieldsOf<{ readonly email: string }>()({
  email: trimmed({ wrong: (email) => emailProblem(email) }),
});

/** Changes the e-mail address to which a contract is sent for signing; earlier links stop working. */
export function ChangeEmailDialog({ record: { contractNumber, cliente }, frame, send }: Changing) {
  const email = cliente.email ?? "";
  const { control, submit } = useFields(emailFields, {
    record: { email },
    save: ({ input }) => send(input),
  });
  return (
    <FormDialog
      open
      title={email ? "Cambiar el correo del cliente" : "Escribir el correo del cliente"}
      lead={
        email === "" ? (
          `El contrato ${contractNumber} no tiene correo del cliente. Escríbelo para poder enviarlo.`
        ) : (
          <>
            El contrato {contractNumber} se envía hoy a <strong>{email}</strong>. Al cambiarlo, los enlaces
            que recibió dejan de servir, le avisamos por correo y hay que enviar el contrato de nuevo.
          </>
        )
      }
      submit={email ? "Cambiar correo" : "Guardar correo"}
      onSubmit={submit}
      {...frame}
    >
      <TextField
        control={control}
        name="email"
        label="Correo del cliente"
        type="email"
        required
        rules={emailFields.rules.email}
      />
    </FormDialog>
  );
}
