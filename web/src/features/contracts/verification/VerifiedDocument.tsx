import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { InstantText } from "../../../ui/DayText.tsx";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { Section } from "../../../ui/Section.tsx";
import { compared, type Compared, unreadable } from "./compared.ts";
import { kindTitles, standing, type Verification, verificationTexts as texts } from "./verification.texts.ts";

/** Shows a document found by its code: whether it is valid, who issued it, and a PDF to compare. */
export function VerifiedDocument({ document }: { readonly document: Verification }) {
  const { kind, number, issuedAt, endedAt, sha256, furtherSha256, priorSha256, issuer } = document;
  const isDossier = kind === "dossier";
  const { severity, text } = standing(document);
  const [result, setResult] = useState<Compared | null>(null);
  const compare = async (file: File) => {
    const hash = await hashOfFile(file).catch(() => null);
    setResult(hash === null ? unreadable : compared(hash, document));
  };
  return (
    <>
      <Section title={`${kindTitles[kind]} ${number}`}>
        <Stack sx={{ gap: 4 }}>
          <Alert severity={severity}>
            {text} <InstantText at={endedAt ?? issuedAt} />
          </Alert>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            <Fact label="Lo expidió">
              {issuer.name}
              <br />
              {issuer.legalName},{" "}
              <Box component="span" sx={{ whiteSpace: "nowrap" }}>{`NIT ${issuer.nit}`}</Box>
            </Fact>
            <Fact label="Registro Nacional de Turismo">RNT n.º {issuer.rnt}</Fact>
            <Fact
              label={
                kind === "signed_contract" || kind === "signed_addendum"
                  ? "Firmado electrónicamente"
                  : "Expedido"
              }
            >
              <InstantText at={issuedAt} />
            </Fact>
          </Box>
          {sha256 ? (
            <Hash label="Huella del documento (SHA-256)" value={sha256} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {texts.printing}
            </Typography>
          )}
          {furtherSha256.map((further) => (
            <Hash key={further} label={isDossier ? texts.page : texts.further} value={further} />
          ))}
          {priorSha256 && (
            <Hash label="Huella del documento que se mostró al firmante (SHA-256)" value={priorSha256} />
          )}
        </Stack>
      </Section>
      {sha256 && (
        <Section title={isDossier ? texts.compareDossier : texts.compare}>
          <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
            <Typography variant="body2" color="textSecondary">
              {isDossier ? texts.privateDossier : texts.private}
            </Typography>
            <ChooseFile
              variant="outlined"
              accept={isDossier ? ".zip,.html" : "application/pdf"}
              onFile={compare}
            >
              {isDossier ? texts.chooseDossier : texts.choose}
            </ChooseFile>
            {result && <Alert severity={result.severity}>{result.text}</Alert>}
          </Stack>
        </Section>
      )}
    </>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
      {children}
    </Typography>
  </Box>
);

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

/** Returns the hexadecimal SHA-256 of a file; the file is not uploaded. */
async function hashOfFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
