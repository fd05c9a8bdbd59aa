import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import { useController } from "react-hook-form";
import type { TipoDocumento } from "../../../graphql/schema.generated.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { SignaturePad } from "../../../ui/form/SignaturePad.tsx";
import { TextField as FormTextField } from "../../../ui/form/TextField.tsx";
import { useSentForm } from "../../../ui/form/useSentForm.ts";
import { Section } from "../../../ui/Section.tsx";
import { DocumentHash } from "./DocumentHash.tsx";
import { signatureTexts as texts } from "./signature.texts.ts";
import { signingFields } from "./signing.form.ts";
import { SigningCode } from "./SigningCode.tsx";
import type { useSigning } from "./useSigning.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface SigningFormProps {
  readonly signing: ReturnType<typeof useSigning>;
  readonly signer: {
    readonly name: string;
    readonly documentType: TipoDocumento;
    /** Identity document; null when the signer must enter it. */
    readonly document: string | null;
    readonly email: string;
  };
  /** Heading: `Firma tu contrato`. */
  readonly title: string;
  readonly button: string;
  /** Terms to accept, worded as the server stores them. */
  readonly terms: string;
  /** Sentence that names the document to sign, and its trip. */
  readonly said: string;
  /** Hash of the PDF to sign. */
  readonly sha256: string | null;
}

/**
 * Shows the parts of a client's signature: the drawing, the acceptance of the terms, and the code sent to the
 * signer.
 */
export function SigningForm({ signing, signer, title, button, terms, said, sha256 }: SigningFormProps) {
  const { control, busy, failure, submit, code } = signing;
  const { rules } = signingFields;
  const { field, fieldState } = useController({ control, name: "drawing", rules: rules.drawing });
  const sent = useSentForm(submit, failure);
  const { name, documentType, document, email } = signer;
  const readOnly = { slotProps: { input: { readOnly: true } }, fullWidth: true } as const;
  return (
    <Section title={title}>
      <Stack component="form" ref={sent.form} onSubmit={sent.onSubmit} noValidate sx={{ gap: 4, pt: 2 }}>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <WrittenField label="Nombre" value={name} {...readOnly} />
          {document ? (
            <WrittenField
              label={documentKinds[documentType].label}
              value={formatDocument(document)}
              {...readOnly}
            />
          ) : (
            <FormTextField
              control={control}
              name="documento"
              label={documentKinds[documentType].label}
              required
              maxLength={30}
              rules={rules.documento}
            />
          )}
          <WrittenField label="Correo" value={email} {...readOnly} sx={{ gridColumn: { sm: "1 / -1" } }} />
        </Box>
        <SignaturePad
          drawing={field.value}
          problem={fieldState.error?.message ?? null}
          onKeep={field.onChange}
        />
        <CheckField control={control} name="aceptaTerminos" label={terms} rules={rules.aceptaTerminos} />
        <CheckField
          control={control}
          name="aceptaTratamiento"
          label={consentTexts.signature.text}
          rules={rules.aceptaTratamiento}
        />
        <SigningCode control={control} email={email} code={code} />
        <FormFailure failure={failure} waits={sent.waits} />
        <Button type="submit" variant="contained" color="secondary" size="large" loading={busy}>
          {button}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {said} {texts.evidence}
        </Typography>
        {sha256 && <DocumentHash sha256={sha256} />}
      </Stack>
    </Section>
  );
}
