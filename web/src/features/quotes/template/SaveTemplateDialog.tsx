import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { fieldsOf, flag, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { QuoteRecordFragment } from "../quote/quotes.generated.ts";
import { templateTexts as texts } from "./template.texts.ts";
import { useQuoteTemplateSaveMutation } from "./templates.generated.ts";

const templateFields = fieldsOf<{ readonly name: string; readonly shared: boolean }>()({
  name: trimmed({ required: texts.noName }),
  shared: flag(false),
});

/** Saves the content of a quote as a template with a name. */
export function SaveTemplateDialog({
  record: { id, destino },
  frame: { onClose },
}: Pick<OpenAct<QuoteRecordFragment>, "record" | "frame">) {
  const shares = may(useUser().role, "shareQuoteTemplates");
  const { busy, failure, perform } = useSaving();
  const [save] = useQuoteTemplateSaveMutation({ refetchQueries: ["QuoteTemplates"] });
  const { control, submit } = useFields(templateFields, {
    record: { name: destino, shared: false },
    save: async ({ input }) => {
      const whole = { quoteId: id, name: input.name ?? "", shared: Boolean(input.shared) };
      const wrong = await perform(() => save({ variables: { input: whole } }), texts.saved);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.save}
      lead={texts.saveLead}
      submit={texts.save}
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
        rules={templateFields.rules.name}
      />
      {shares ? (
        <CheckField control={control} name="shared" label={texts.shared} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {texts.ownOnly}
        </Typography>
      )}
    </FormDialog>
  );
}
