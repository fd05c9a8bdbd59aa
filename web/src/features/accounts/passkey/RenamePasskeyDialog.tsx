import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { passkeyNameFields } from "./passkey.form.ts";
import { type PasskeyPartsFragment, usePasskeyRenameMutation } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";

interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyPartsFragment;
  readonly onClose: () => void;
}

/** Renames one of the user's passkeys. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [rename] = usePasskeyRenameMutation();
  const { control, submit } = useFields(passkeyNameFields, {
    record: passkey,
    save: async ({ input }) => {
      const wrong = await perform(() => rename({ variables: { id: passkey.id, input } }), texts.renamed);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.rename}
      submit="Guardar"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={texts.name} rules={passkeyNameFields.rules.name} />
    </FormDialog>
  );
}
