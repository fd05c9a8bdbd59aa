import { contractGreeting } from "@travesia/api/contracts/trip/trip-words.rules";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
import { Suspense, useRef } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { AgencyContact } from "../../base/AgencyContact.tsx";
import { insteadOfSession, useLinkToken } from "../../base/session/link-token.ts";
import { Passage } from "../../ui/passage/Passage.tsx";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { Later } from "../../ui/Later.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AdvisorCard } from "../../features/quotes/approval/AdvisorCard.tsx";
import { contractTones, paymentForms } from "../../features/contracts/contract/contract.texts.ts";
import { PlanPreview } from "../../features/contracts/plan/PlanPreview.tsx";
import {
  type SignatureDetailQuery,
  useSignatureDetailQuery,
} from "../../features/contracts/signature/signature.generated.ts";
import {
  emailDenied,
  emailHeld,
  signatureTexts as texts,
} from "../../features/contracts/signature/signature.texts.ts";
import { addendumTexts } from "../../features/contracts/addendum/addendum.texts.ts";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { linkPageTexts } from "../../features/contracts/link-page/link-page.texts.ts";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { ContractText } from "../../features/contracts/signature/ContractText.tsx";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import { SignBar } from "../../features/contracts/signature/SignBar.tsx";
import { signedPage } from "../../features/contracts/signature/signed-page.ts";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";

const ContractSigning = lazyPart(
  async () => (await import("../../features/contracts/signature/ContractSigning.tsx")).ContractSigning,
);
const ContractHowToPay = lazyPart(
  async () => (await import("../../features/payments/how-to-pay/ContractHowToPay.tsx")).ContractHowToPay,
);
const AddendumSigning = lazyPart(
  async () => (await import("../../features/contracts/addendum/AddendumSigning.tsx")).AddendumSigning,
);

type Contract = NonNullable<SignatureDetailQuery["contract"]>;

/**
 * Shows the page on which a client signs a contract or an addendum, opened by an e-mail link without signing
 * in.
 */
export function SignatureScreen() {
  const { contractId = "" } = useParams();
  const token = useLinkToken();
  const isAddendum = useSearchParams()[0].has("otrosi");
  usePageTitle(isAddendum ? addendumTexts.pageTitle : texts.title);
  return isAddendum ? (
    <Suspense fallback={<RecordSkeleton page />}>
      <AddendumSigning contractId={contractId} token={token} />
    </Suspense>
  ) : (
    <ContractPage contractId={contractId} token={token} />
  );
}

function ContractPage({ contractId, token }: { readonly contractId: string; readonly token: string | null }) {
  const read = useSignatureDetailQuery({
    variables: { id: contractId },
    context: insteadOfSession(token),
    fetchPolicy: "network-only",
  });
  const { error, refetch } = read;
  const data = openedData(read, token);
  if (data ? !data.contract : error)
    return (
      <LinkEnd
        of={{ contractId }}
        page="signature"
        token={token}
        error={data ? undefined : error}
        refetch={refetch}
        notFound={texts.notFound}
      />
    );
  if (!data?.contract) return <RecordSkeleton page />;
  return <SigningPage contract={data.contract} token={token} />;
}

interface PageProps {
  readonly contract: Contract;
  readonly token: string | null;
}

function SigningPage({ contract, token }: PageProps) {
  const pdf = useContractPdf(token);
  const form = useRef<HTMLDivElement>(null);
  const { status, pdfDesactualizado } = contract;
  const isSigned = hasSignature(status);
  const notice = isSigned
    ? texts.alreadySigned
    : status === "cancelled"
      ? texts.cancelled
      : status === "draft"
        ? texts.draft
        : pdfDesactualizado
          ? texts.changed
          : unprintedProblem(contract.printedNames)
            ? texts.unprinted
            : contract.emailDenied
              ? emailDenied
              : contract.emailHeldUntil
                ? emailHeld(contract.emailHeldUntil)
                : null;
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <Passage
        number={contract.contractNumber}
        origin={contract.origen}
        destination={contract.destino}
        departure={contract.fechaInicioViaje}
        comeback={contract.fechaFinViaje}
        travellers={contract.numeroPasajeros}
        price={contract.precioTotal}
        status={{
          label: ownContractLabels[status],
          tone: contractTones[status],
        }}
      />
      {notice && <Alert severity={isSigned ? "success" : "info"}>{notice}</Alert>}
      {(isSigned || status === "cancelled") && (
        <WaysOn contractId={contract.id} isSigned={isSigned} token={token} />
      )}
      <Section
        title={`Forma de pago: ${paymentForms[contract.formaPago]}`}
        actions={
          contract.pdfVersion !== null && (
            <Button variant="outlined" onClick={() => pdf.open(contract.id)}>
              {texts.see}
            </Button>
          )
        }
      >
        <PlanPreview
          lines={contract.plan.map((line, place) => ({ ...line, numero: place + 1 }))}
          price={contract.precioTotal}
        />
      </Section>
      {(!notice || contract.emailHeldUntil) && <ContractText contractId={contract.id} token={token} />}
      {!notice && (
        <>
          <SignBar destination={contract.destino} price={contract.precioTotal} form={form} />
          <Box ref={form} tabIndex={-1} sx={{ outline: "none", scrollMarginTop: 16 }}>
            <Later waiting={<RecordSkeleton />}>
              <ContractSigning contract={contract} token={token} />
            </Later>
          </Box>
        </>
      )}
      {contract.advisor ? (
        <AdvisorCard
          advisor={contract.advisor}
          picture={contract.advisor.picture}
          whatsapp={contractGreeting(contract.contractNumber)}
        />
      ) : (
        <AgencyContact greeting={contractGreeting(contract.contractNumber)} />
      )}
    </Stack>
  );
}

interface WaysOnProps {
  readonly contractId: string;
  readonly isSigned: boolean;
  readonly token: string | null;
}

/**
 * Shows the links from a contract that waits for no signature: to its signed PDF, its trip, and the payment.
 */
function WaysOn({ contractId, isSigned, token }: WaysOnProps) {
  const next = useNextPage(contractId, token, false);
  return (
    <>
      <Stack direction={{ sm: "row" }} sx={{ gap: 3, "&:empty": { display: "none" } }}>
        {isSigned && (
          <Button variant="contained" color="secondary" size="large" href={signedPage(contractId, token)}>
            {texts.signedPage}
          </Button>
        )}
        {next.toTrip && (
          <Button variant={isSigned ? "outlined" : "contained"} size="large" {...next.toTrip}>
            {linkPageTexts.toTrip}
          </Button>
        )}
        {next.offer}
      </Stack>
      {isSigned && (
        <Later waiting={<RecordSkeleton />}>
          <ContractHowToPay contractId={contractId} token={token} />
        </Later>
      )}
    </>
  );
}
