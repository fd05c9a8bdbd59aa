import { emailProblem } from "@travesia/api/colombia/emails";
import { useForm } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";

interface ChangeEmailDialogProps {
  readonly contractNumber: string;
  /** Where the contract goes today. */
  readonly email: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (email: string) => unknown;
  readonly onClose: () => void;
}

/** Changes where a contract goes to be signed: what was sent before stops working. */
export function ChangeEmailDialog({ contractNumber, email, onSubmit, ...dialog }: ChangeEmailDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { email } });
  return (
    <FormDialog
      open
      title="Cambiar el correo del cliente"
      lead={
        <>
          El contrato {contractNumber} se envía hoy a <strong>{email}</strong>. Al cambiarlo, los enlaces que
          recibió dejan de servir, le avisamos por correo y hay que enviar el contrato de nuevo.
        </>
      }
      submit="Cambiar correo"
      onSubmit={handleSubmit((values) => onSubmit(values.email.trim()))}
      {...dialog}
    >
      <TextField
        control={control}
        name="email"
        label="Correo del cliente"
        type="email"
        required
        rules={{ validate: (value: string) => emailProblem(value) ?? true }}
      />
    </FormDialog>
  );
}
