import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { noteFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";

interface AddNoteDialogProps {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (text: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Writes a note about a customer. */
export function AddNoteDialog({ busy, failure, onSubmit, onClose }: AddNoteDialogProps) {
  const { control, submit } = useFields(noteFields, {
    record: null,
    save: ({ input: { text } }) => onSubmit(text),
  });
  return (
    <FormDialog
      open
      title={customerTexts.addNote}
      submit="Guardar nota"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="text"
        label="Nota"
        required
        multiline
        maxLength={2000}
        rules={noteFields.rules.text}
      />
    </FormDialog>
  );
}
