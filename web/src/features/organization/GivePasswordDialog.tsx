import { useForm } from "react-hook-form";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { NewPasswordFields } from "../accounts/recovery/NewPasswordFields.tsx";

interface GivePasswordDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

/** Another password for somebody. */
export function GivePasswordDialog({ name, onSubmit, ...dialog }: GivePasswordDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { password: "", again: "" } });
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
      onSubmit={handleSubmit(({ password }) => onSubmit(password))}
    >
      <NewPasswordFields control={control} />
    </FormDialog>
  );
}
