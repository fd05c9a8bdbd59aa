import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureText } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { Section } from "../../ui/Section.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { useDocumentVerificationQuery } from "../../features/contracts/verification/verification.generated.ts";
import { verificationTexts as texts } from "../../features/contracts/verification/verification.texts.ts";
import { VerifiedDocument } from "../../features/contracts/verification/VerifiedDocument.tsx";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

/** Shows the public page to verify a document by its code, and to compare a PDF with it. */
export function VerificationScreen() {
  const { code = "" } = useParams();
  usePageTitle(texts.title);
  return (
    <Stack sx={{ gap: 5, maxWidth: 640, mx: "auto", pt: 4 }}>
      <Typography variant="h3" component="h1">
        {texts.title}
      </Typography>
      {code ? <Verified code={code} /> : <CodeForm />}
    </Stack>
  );
}

function CodeForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  return (
    <Section title="Código de verificación">
      <Stack
        component="form"
        direction={{ sm: "row" }}
        sx={{ gap: 3, pt: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) void navigate(contractPaths.verificationOf.to({ code: code.trim() }));
        }}
      >
        <WrittenField
          label="Código"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          placeholder="AAAAA-BBBBB-CCCCC"
        />
        <Button type="submit" variant="contained" color="secondary" sx={{ flexShrink: 0 }}>
          Verificar
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {texts.where}
      </Typography>
    </Section>
  );
}

function Verified({ code }: { readonly code: string }) {
  const { data, error } = useDocumentVerificationQuery({ variables: { code }, fetchPolicy: "network-only" });
  if (error)
    return (
      <EmptyState action={<Button href={contractPaths.verification.to()}>Escribir otro código</Button>}>
        {failureText(error)}
      </EmptyState>
    );
  if (!data) return <RecordSkeleton />;
  return <VerifiedDocument document={data.documentVerification} />;
}
