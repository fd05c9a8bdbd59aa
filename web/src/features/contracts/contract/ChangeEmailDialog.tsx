import { emailProblem } from "@travesia/api/colombia/emails";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";

interface ChangeEmailDialogProps {
  readonly contractNumber: string;
  /** Present e-mail address of the contract; empty if there is none yet. */
  readonly email: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (email: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const emailFields = fieldsOf<{ readonly email: string }>()({
  email: trimmed({ wrong: (email) => emailProblem(email) }),
});

/** Changes the address to which a contract is sent to be signed: former links stop working. */
export function ChangeEmailDialog({ contractNumber, email, onSubmit, ...dialog }: ChangeEmailDialogProps) {
  const { control, submit } = useFields(emailFields, {
    record: { email },
    save: ({ input }) => onSubmit(input.email),
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
      {...dialog}
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
