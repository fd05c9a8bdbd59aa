import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { addendumLifecycle } from "@travesia/api/contracts/addendum/addendum.lifecycle";
import { useRef, useState } from "react";
import { AgencyContact } from "../../../base/AgencyContact.tsx";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { Passage } from "../../../ui/passage/Passage.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { AdvisorCard } from "../../quotes/approval/AdvisorCard.tsx";
import { linkPageTexts } from "../link-page/link-page.texts.ts";
import { LinkEnd } from "../link-page/LinkEnd.tsx";
import { openedData } from "../link-page/opened-data.ts";
import { useNextPage } from "../link-page/useNextPage.tsx";
import { SignBar } from "../signature/SignBar.tsx";
import { SigningForm } from "../signature/SigningForm.tsx";
import { type AddendumToSignQuery, useAddendumToSignQuery } from "./addendum.generated.ts";
import { addendumName, addendumTexts as texts, addendumTones } from "./addendum.texts.ts";
import { AddendumTerms } from "./AddendumTerms.tsx";
import { useAddendumSigning } from "./useAddendumSigning.ts";

interface AddendumSigningProps {
  readonly contractId: string;
  readonly token: string | null;
}

/** Shows a client the changes of an addendum to the contract, and takes the signature. */
export function AddendumSigning({ contractId, token }: AddendumSigningProps) {
  const read = useAddendumToSignQuery({
    variables: { contractId },
    context: insteadOfSession(token),
    fetchPolicy: "network-only",
  });
  const { error, refetch } = read;
  const data = openedData(read, token);
  if (error && !data)
    return (
      <LinkEnd
        of={{ contractId }}
        page="addendum"
        token={token}
        error={error}
        refetch={refetch}
        notFound=""
      />
    );
  return data ? (
    <Page contractId={contractId} page={data.addendumToSign} token={token} />
  ) : (
    <RecordSkeleton page />
  );
}

interface PageProps {
  readonly page: AddendumToSignQuery["addendumToSign"];
  readonly token: string | null;
}

function Page({ contractId, page, token }: PageProps & { readonly contractId: string }) {
  const [signed, setSigned] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { content } = page;
  const status = signed ? "signed" : page.status;
  const notice = signed ? texts.done : noticeOf(page);
  const { pdfUrl } = page;
  const next = useNextPage(contractId, token, false);
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <Passage
        number={content.contrato}
        origin={page.origen}
        destination={page.destino}
        departure={page.fechaInicioViaje}
        comeback={page.fechaFinViaje}
        travellers={page.numeroPasajeros}
        price={content.precioDespues}
        status={{ label: addendumLifecycle.labels[status], tone: addendumTones[status] }}
      />
      {notice && <Alert severity={status === "signed" ? "success" : "info"}>{notice}</Alert>}
      {status === "signed" && next.toTrip && (
        <Button variant="contained" size="large" {...next.toTrip} sx={{ alignSelf: "flex-start" }}>
          {linkPageTexts.toTrip}
        </Button>
      )}
      <Section
        title={`${addendumName(content.numero)}: lo que cambia`}
        actions={
          pdfUrl && (
            <Button variant="outlined" href={pdfUrl} target="_blank" rel="noopener">
              {texts.see}
            </Button>
          )
        }
      >
        <Stack sx={{ gap: 4 }}>
          <AddendumTerms content={content} />
          {!notice && (
            <Typography variant="body2" color="textSecondary">
              {texts.pageLead}
            </Typography>
          )}
        </Stack>
      </Section>
      {!notice && (
        <>
          <SignBar destination={page.destino} price={content.precioDespues} form={form} />
          <Box ref={form} tabIndex={-1} sx={{ outline: "none", scrollMarginTop: 16 }}>
            <Signing page={page} token={token} onSigned={() => setSigned(true)} />
          </Box>
        </>
      )}
      {page.advisor ? (
        <AdvisorCard
          advisor={page.advisor}
          picture={page.advisor.picture}
          whatsapp={texts.greeting(content.numero, content.contrato)}
        />
      ) : (
        <AgencyContact greeting={texts.greeting(content.numero, content.contrato)} />
      )}
    </Stack>
  );
}

function Signing({ page, token, onSigned }: PageProps & { readonly onSigned: () => void }) {
  const { firmante: name, tipoDocumento: documentType, documento: document, correo: email } = page;
  return (
    <SigningForm
      signing={useAddendumSigning(page, token, onSigned)}
      signer={{ name, documentType, document, email }}
      title={texts.pageTitle}
      button={texts.signButton}
      terms={texts.terms}
      said={`Firmas el otrosí n.º ${page.content.numero} de tu viaje a ${page.destino}.`}
      sha256={page.pdfSha256}
    />
  );
}

/** Returns the reason why an addendum cannot be signed; null when it can. */
function noticeOf({ status, desactualizado }: PageProps["page"]): string | null {
  if (status === "signed") return texts.alreadySigned;
  if (status === "withdrawn") return texts.withdrawnPage;
  if (status === "draft") return texts.preparing;
  return desactualizado ? texts.changed : null;
}
