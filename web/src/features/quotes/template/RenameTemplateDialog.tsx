import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { templateTexts as texts } from "./template.texts.ts";
import type { QuoteTemplateLineFragment } from "./templates.generated.ts";
import type { Templates } from "./useTemplates.ts";

const nameFields = fieldsOf<{ readonly name: string }>()({ name: trimmed({ required: texts.noName }) });

interface RenameTemplateDialogProps {
  readonly template: QuoteTemplateLineFragment;
  readonly templates: Templates;
  readonly onClose: () => void;
}

/** Renames a template. */
export function RenameTemplateDialog({ template, templates, onClose }: RenameTemplateDialogProps) {
  const { busy, failure } = templates;
  const { control, submit } = useFields(nameFields, {
    record: template,
    save: async ({ input }) => {
      const wrong = await templates.rename(template.id, input.name ?? "");
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.rename}
      submit={texts.rename}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        control={control}
        name="name"
        label={texts.name}
        required
        maxLength={60}
        rules={nameFields.rules.name}
      />
    </FormDialog>
  );
}
