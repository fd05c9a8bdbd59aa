import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import { ClaimFiles } from "../ClaimFiles.tsx";
import type { OwnClaimRecordFragment } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";

interface OwnClaimPartsProps {
  readonly claim: OwnClaimRecordFragment;
  readonly token: string | null;
}

const Written = ({ text }: { readonly text: string }) => (
  <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
);

/** Shows a client's request, its attachments and the answer. */
export function OwnClaimParts({ claim, token }: OwnClaimPartsProps) {
  const { answer, answerFiles, closeReason, extensionReason, detail, completion, files } = claim;
  return (
    <>
      {answer && (
        <Section title={texts.answer}>
          <Written text={answer} />
          {answerFiles.length > 0 && <ClaimFiles files={answerFiles} token={token} />}
        </Section>
      )}
      {closeReason && <Alert severity="info">La cerramos: «{closeReason}»</Alert>}
      {extensionReason && !answer && <Alert severity="info">Ampliamos el plazo: «{extensionReason}»</Alert>}
      <Section title={texts.asked}>
        <Written text={detail} />
      </Section>
      {completion && (
        <Section title={texts.completed}>
          <Written text={completion} />
        </Section>
      )}
      {files.length > 0 && (
        <Section title={texts.files}>
          <ClaimFiles files={files} token={token} />
        </Section>
      )}
    </>
  );
}
