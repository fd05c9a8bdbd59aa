import { useFields } from "../saving/useFields.ts";
import type { Wrong } from "../saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { viewTexts as texts } from "./view.texts.ts";

const viewFields = fieldsOf<{ readonly name: string }>()({
  name: trimmed({ required: texts.noName }),
});

interface SaveViewDialogProps {
  readonly title: string;
  readonly lead?: string;
  readonly submit: string;
  /** Current name of a view that is being renamed. */
  readonly name?: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: (name: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Shows the field for the name of a view. */
export function SaveViewDialog({ name, onSave, onClose, ...dialog }: SaveViewDialogProps) {
  const { control, submit } = useFields(viewFields, {
    record: name === undefined ? null : { name },
    save: async ({ input }) => {
      const wrong = await onSave(input.name ?? "");
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog {...dialog} open maxWidth="xs" onSubmit={submit} onClose={onClose}>
      <TextField
        control={control}
        name="name"
        label={texts.name}
        required
        maxLength={60}
        rules={viewFields.rules.name}
      />
    </FormDialog>
  );
}
