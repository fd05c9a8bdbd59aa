import Stack from "@mui/material/Stack";
import { longestQuestion } from "@travesia/api/quotes/quote/question/question.rules";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving, type Wrong } from "../../../base/saving/useSaving.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";

interface QuestionFormProps {
  readonly label: string;
  readonly submit: string;
  readonly missing: string;
  readonly done: string;
  readonly onSend: (text: string) => Promise<unknown>;
}

/** Shows a form with one text field, which is cleared after it was sent. */
export function QuestionForm({ label, submit: verb, missing, done, onSend }: QuestionFormProps) {
  const [fields] = useState(() => fieldsOf<Record<never, never>>()({ text: trimmed({ required: missing }) }));
  const { busy, failure, fresh, perform, renew } = useSaving();
  const { control, submit } = useFields(fields, {
    record: null,
    fresh,
    save: async ({ input }): Promise<Wrong | null> => {
      const wrong = await perform(() => onSend(input.text), done);
      if (!wrong) renew();
      return wrong;
    },
  });
  return (
    <Stack component="form" noValidate onSubmit={sends(submit)} sx={{ gap: 3 }}>
      <FormFailure failure={failure} />
      <TextField
        control={control}
        name="text"
        label={label}
        multiline
        required
        maxLength={longestQuestion}
        rules={fields.rules.text}
      />
      <div>
        <ActButton type="submit" variant="outlined" loading={busy}>
          {verb}
        </ActButton>
      </div>
    </Stack>
  );
}
