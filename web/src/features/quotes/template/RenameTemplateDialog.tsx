import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { templateTexts as texts } from "./template.texts.ts";
import type { QuoteTemplateLineFragment } from "./templates.generated.ts";

const nameFields = fieldsOf<{ readonly name: string }>()({ name: trimmed({ required: texts.noName }) });

type RenameTemplateDialogProps = OpenAct<
  QuoteTemplateLineFragment,
  { readonly input: { readonly name: string } }
>;

/** Renames a template. */
export function RenameTemplateDialog({ record, frame, send }: RenameTemplateDialogProps) {
  const { control, submit } = useFields(nameFields, {
    record,
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog open title={texts.rename} submit={texts.rename} maxWidth="xs" {...frame} onSubmit={submit}>
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
