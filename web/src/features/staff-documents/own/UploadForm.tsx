import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isSameKind, OTHER } from "@travesia/api/staff-documents/staff-document.rules";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { formatInstant } from "../../../ui/days.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { ownTexts as texts, replacesText } from "../document/staff-document.texts.ts";
import type { StaffDocumentRowFragment } from "../document/staff-documents.generated.ts";
import { kindOptions, uploadFields } from "./upload.form.ts";
import type { HandedIn } from "./useOwnDocuments.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface UploadFormProps {
  /** Documents that are valid now. */
  readonly documents: readonly StaffDocumentRowFragment[];
  /** Uploaded share, 0–1; null when nothing is uploading. */
  readonly progress: number | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSend: (file: File, input: HandedIn) => Promise<Wrong | null>;
}

/** Uploads one document: takes its kind and its file, and shows the document that it replaces. */
export function UploadForm({ documents, progress, busy, failure, onSend }: UploadFormProps) {
  const [sent, setSent] = useState(0);
  const { control, submit, formState, watch } = useFields(uploadFields, {
    record: null,
    fresh: sent,
    save: async ({ input, values: { file } }) => {
      const wrong = file && (await onSend(file, input));
      if (!wrong) setSent((before) => before + 1);
      return wrong;
    },
  });
  const page = usePageForm(formState, submit, failure);
  const kind = { documentName: watch("documentName"), description: watch("description") };
  const before = documents.find((one) => isSameKind(one, kind));
  const approved = documents
    .filter(({ status }) => status === "approved")
    .map(({ documentName }) => documentName);
  return (
    <form ref={page.form} onSubmit={page.onSubmit} noValidate>
      <FormFailure failure={failure} waits={page.waits} sx={{ mb: 3 }} />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
        <SelectField
          control={control}
          name="documentName"
          label={texts.kind}
          options={kindOptions(approved)}
          rules={uploadFields.rules.documentName}
        />
        {kind.documentName === OTHER && (
          <TextField
            control={control}
            name="description"
            label={texts.description}
            maxLength={200}
            rules={uploadFields.rules.description}
          />
        )}
        <Box sx={{ gridColumn: { sm: "1 / -1" }, minWidth: 0 }}>
          <FileField
            control={control}
            name="file"
            label={texts.file}
            progress={progress}
            rules={uploadFields.rules.file}
          />
        </Box>
      </Box>
      {before && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {replacesText(formatInstant(before.createdAt))}
        </Typography>
      )}
      <ActButton type="submit" variant="contained" loading={busy} sx={{ mt: 4 }}>
        {texts.submit}
      </ActButton>
    </form>
  );
}
