import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { isAboutData } from "@travesia/api/claims/claim/claim.rules";
import { formatDay } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { ClaimFiles } from "../ClaimFiles.tsx";
import { claimIdentities } from "../claim.texts.ts";
import { claimDeskTexts as texts, claimEvents } from "./claim-desk.texts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";

interface ClaimPartProps {
  readonly claim: ClaimRecordFragment;
}

const full = (person: { readonly name: string; readonly lastname: string } | null): string | null =>
  person && `${person.name} ${person.lastname}`;

/** Shows a person's text exactly as they wrote it. */
const WrittenText = ({ text }: { readonly text: string }) => (
  <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
);

/** Shows the request, its additions and its answer, with their files. */
export function ClaimTexts({ claim }: ClaimPartProps) {
  const { kind, identity, emailConfirmedAt, detail, files, missing, completion } = claim;
  const { answer, answerFiles, closeReason, extensionReason } = claim;
  const open = claim.status === "recibido" || claim.status === "en_tramite";
  return (
    <>
      {open && isAboutData(kind) && (identity === "pendiente" || identity === "rechazada") && (
        <Alert severity="warning">{emailConfirmedAt ? texts.lacksDocument : texts.unproven}</Alert>
      )}
      <Section title={texts.asked}>
        <WrittenText text={detail} />
      </Section>
      {(missing ?? completion) && (
        <Section title={texts.added}>
          {missing && <Typography color="textSecondary">Le pedimos: «{missing}»</Typography>}
          {completion && <WrittenText text={completion} />}
        </Section>
      )}
      <Section title={texts.files}>
        {files.length > 0 ? (
          <ClaimFiles files={files} />
        ) : (
          <Typography color="textSecondary">{texts.noFiles}</Typography>
        )}
      </Section>
      {extensionReason && <Alert severity="info">Se amplió el plazo: «{extensionReason}»</Alert>}
      {answer && (
        <Section title={texts.answered}>
          <WrittenText text={answer} />
          {answerFiles.length > 0 && <ClaimFiles files={answerFiles} />}
        </Section>
      )}
      {closeReason && <Alert severity="info">Se cerró: «{closeReason}»</Alert>}
    </>
  );
}

/** Shows the sender of the request, the sender's contact details, the subject and the deadline. */
export function ClaimFacts({ claim }: ClaimPartProps) {
  const { name, email, phone, documentType, document, about, contractId, kind } = claim;
  const { filedOn, dueOn, extended, lapsesOn, status } = claim;
  return (
    <Section title={texts.person}>
      <FactList
        facts={[
          ["Nombre", name],
          [
            "Correo",
            <Link key="mail" href={mailAddress(email)}>
              {email}
            </Link>,
          ],
          ...(phone ? ([["Teléfono", formatPhone(phone)]] as const) : []),
          ...(documentType && document
            ? ([["Documento", `${documentLabels[documentType]} ${formatDocument(document)}`]] as const)
            : []),
          ...(isAboutData(kind) ? ([["Identidad", claimIdentities[claim.identity]]] as const) : []),
          ...(about
            ? ([
                [
                  "Se trata de",
                  contractId ? (
                    <Link key="about" href={contractPaths.detail.to({ id: contractId })}>
                      {about}
                    </Link>
                  ) : (
                    about
                  ),
                ],
              ] as const)
            : []),
          ["Llegó", formatDay(filedOn)],
          ["Plazo", `${formatDay(dueOn)}${extended ? " (ampliado)" : ""}`],
          ...(status === "incompleto" && lapsesOn
            ? ([["Puede completarla", `Hasta el ${formatDay(lapsesOn)}`]] as const)
            : []),
          ["A cargo de", full(claim.takenBy) ?? texts.nobody],
          ...(claim.createdBy ? ([["La escribió", full(claim.createdBy)]] as const) : []),
        ]}
      />
    </Section>
  );
}

/** Shows the history of a request, newest first. */
export const ClaimHistory = ({ claim }: ClaimPartProps) => (
  <Section title={texts.history}>
    <Timeline
      entries={claim.history.map(({ id, kind, at, actorName, byClient, note }) => ({
        id,
        at,
        note,
        title: claimEvents[kind],
        who: actorName ?? (byClient ? "La persona" : null),
      }))}
    />
  </Section>
);
