import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ClaimFilesField } from "../ClaimFilesField.tsx";
import { completeClaimFields } from "./file-claim.form.ts";
import {
  type OwnClaimRecordFragment,
  useOwnClaimAddFilesMutation,
  useOwnClaimCompleteMutation,
} from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface OwnClaimFormProps {
  readonly claim: OwnClaimRecordFragment;
  readonly token: string | null;
}

/** Submits the information missing from the client's request. */
export function CompleteClaimForm({ claim: { id, missing }, token }: OwnClaimFormProps) {
  const [complete] = useOwnClaimCompleteMutation({ context: besideSession(token) });
  const { busy, failure, perform } = useSaving();
  const { control, submit, watch, setValue } = useFields(completeClaimFields, {
    record: null,
    save: ({ values, input }) => {
      const files = values.files.length > 0 ? { files: [...values.files] } : {};
      return perform(() => complete({ variables: { id, input, ...files } }), texts.completeDone);
    },
  });
  return (
    <Section title={texts.waitsForYou}>
      <Stack component="form" noValidate onSubmit={sends(submit)} sx={{ gap: 4 }}>
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>«{missing}»</Typography>
        <FormFailure failure={failure} />
        <TextField
          control={control}
          name="detalle"
          label="Lo que faltaba"
          required
          multiline
          maxLength={10000}
          rules={completeClaimFields.rules.detalle}
        />
        <ClaimFilesField files={watch("files")} onChange={(files) => setValue("files", files)} busy={busy} />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          loading={busy}
          sx={{ alignSelf: { sm: "flex-start" } }}
        >
          {texts.completeSubmit}
        </Button>
      </Stack>
    </Section>
  );
}

/**
 * Adds the client's identity document to a personal-data request whose author could not be identified yet.
 */
export function ClaimDocumentForm({ claim: { id }, token }: OwnClaimFormProps) {
  const [add] = useOwnClaimAddFilesMutation({ context: besideSession(token) });
  const { busy, failure, perform } = useSaving();
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = async () => {
    const wrong = await perform(() => add({ variables: { id, files: [...files] } }), texts.filesAdded);
    if (!wrong) setFiles([]);
  };
  return (
    <Section title={texts.codeTitle}>
      <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
        <Typography>{texts.documentLead}</Typography>
        <FormFailure failure={failure} />
        <ClaimFilesField label={texts.document} files={files} onChange={setFiles} busy={busy} />
        <ActButton
          variant="contained"
          reason={files.length > 0 ? null : texts.noFiles}
          loading={busy}
          onClick={() => void send()}
        >
          {texts.addFiles}
        </ActButton>
      </Stack>
    </Section>
  );
}
