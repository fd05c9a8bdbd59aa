import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureText } from "../../app/failure/failures.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { Section } from "../../ui/Section.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { hashOfFile } from "../../features/contracts/signature/file-hash.ts";
import {
  type SignatureVerificationQuery,
  useSignatureVerificationQuery,
} from "../../features/contracts/signature/signature.generated.ts";

/** Where anybody checks a signed contract by its code, and compares a PDF with it. */
export function VerificationScreen() {
  const { code = "" } = useParams();
  usePageTitle("Verificar un documento");
  return (
    <Stack sx={{ gap: 5, maxWidth: 640, mx: "auto", pt: 4 }}>
      <Typography variant="h3" component="h1">
        Verificar un documento
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
        <TextField
          label="Código"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          placeholder="AAAAA-BBBBB-CCCCC"
          fullWidth
        />
        <Button type="submit" variant="contained" color="secondary" sx={{ flexShrink: 0 }}>
          Verificar
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        Está en la última página del contrato firmado, junto al código QR.
      </Typography>
    </Section>
  );
}

function Verified({ code }: { readonly code: string }) {
  const { data, error } = useSignatureVerificationQuery({ variables: { code } });
  if (error)
    return (
      <EmptyState action={<Button href={contractPaths.verification.to()}>Escribir otro código</Button>}>
        {failureText(error)}
      </EmptyState>
    );
  if (!data) return <RecordSkeleton />;
  return <Document document={data.signatureVerification} />;
}

type Verification = SignatureVerificationQuery["signatureVerification"];

function Document({ document }: { readonly document: Verification }) {
  const { contractNumber, signedAt, sha256, shownSha256 } = document;
  const [match, setMatch] = useState<"signed" | "shown" | "none" | null>(null);
  const compare = async (file: File) => {
    const hash = await hashOfFile(file);
    setMatch(hash === sha256 ? "signed" : hash === shownSha256 ? "shown" : "none");
  };
  return (
    <>
      <Section title={`Contrato ${contractNumber}`}>
        <Stack sx={{ gap: 3 }}>
          <Alert severity="success">
            Firmado electrónicamente el <InstantText at={signedAt} />
          </Alert>
          <Hash label="Huella del contrato firmado (SHA-256)" value={sha256} />
          <Hash label="Huella del documento que se mostró al firmante (SHA-256)" value={shownSha256} />
        </Stack>
      </Section>
      <Section title="Comparar un PDF">
        <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
          <Typography variant="body2" color="textSecondary">
            Elige el PDF que tienes. Se compara en tu navegador, sin enviarlo a ninguna parte.
          </Typography>
          <ChooseFile variant="outlined" accept="application/pdf" onFile={compare}>
            Elegir PDF
          </ChooseFile>
          {match === "signed" && <Alert severity="success">Es el contrato firmado, sin ningún cambio.</Alert>}
          {match === "shown" && (
            <Alert severity="info">Es el documento que se mostró al firmante, antes de la firma.</Alert>
          )}
          {match === "none" && (
            <Alert severity="error">Este PDF no es el que se firmó: su contenido es distinto.</Alert>
          )}
        </Stack>
      </Section>
    </>
  );
}

const Hash = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <Typography variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" }}>
      {value}
    </Typography>
  </div>
);
