import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { noteFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";

/** Adds a note about a customer. */
export function AddNoteDialog({ frame, send }: OpenAct<unknown, { readonly text: string }>) {
  const { control, submit } = useFields(noteFields, {
    record: null,
    save: ({ input }) => send(input),
  });
  return (
    <FormDialog open title={customerTexts.addNote} submit="Guardar nota" onSubmit={submit} {...frame}>
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
