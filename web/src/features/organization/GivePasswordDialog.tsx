import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { fieldsOf } from "../../ui/form/fields.ts";
import { NewPasswordFields } from "../accounts/recovery/NewPasswordFields.tsx";
import { newPasswordLines } from "../accounts/recovery/password.form.ts";
import type { ChosenUser } from "./user.offered-acts.ts";

const passwordFields = fieldsOf<Record<never, never>>()(newPasswordLines);

/** Shows the form in which an administrator sets a new password for a staff member. */
export function GivePasswordDialog({
  record: { name, lastname },
  frame,
  send,
}: OpenAct<ChosenUser, { readonly input: { readonly newPassword: string } }>) {
  const { control, submit } = useFields(passwordFields, {
    record: null,
    save: ({ input }) => send({ input: { newPassword: input.newPassword } }),
  });
  return (
    <FormDialog
      {...frame}
      open
      title="Restablecer contraseña"
      lead={
        `Las sesiones abiertas de ${name} ${lastname} se cerrarán. ` +
        "Le avisaremos por correo, sin la contraseña: cuéntasela tú."
      }
      submit="Guardar contraseña"
      onSubmit={submit}
    >
      <NewPasswordFields control={control} />
    </FormDialog>
  );
}
