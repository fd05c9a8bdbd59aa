import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { fieldsOf } from "../../ui/form/fields.ts";
import { NewPasswordFields } from "../accounts/recovery/NewPasswordFields.tsx";
import { newPasswordLines } from "../accounts/recovery/password.form.ts";

interface GivePasswordDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (newPassword: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const passwordFields = fieldsOf<Record<never, never>>()(newPasswordLines);

/** Shows the form by which an administrator sets another password for a person of the team. */
export function GivePasswordDialog({ name, onSubmit, ...dialog }: GivePasswordDialogProps) {
  const { control, submit } = useFields(passwordFields, {
    record: null,
    save: ({ input }) => onSubmit(input.newPassword),
  });
  return (
    <FormDialog
      {...dialog}
      open
      title="Restablecer contraseña"
      lead={
        `Las sesiones abiertas de ${name} se cerrarán. ` +
        "Le avisaremos por correo, sin la contraseña: cuéntasela tú."
      }
      submit="Guardar contraseña"
      onSubmit={submit}
    >
      <NewPasswordFields control={control} />
    </FormDialog>
  );
}
