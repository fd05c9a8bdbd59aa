import { contractGreeting } from "@travesia/api/contracts/trip/trip-words.rules";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { insteadOfSession, useLinkToken } from "../../base/session/link-token.ts";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AdvisorCard } from "../../features/quotes/approval/AdvisorCard.tsx";
import {
  type SignatureDetailQuery,
  useSignatureDetailQuery,
} from "../../features/contracts/signature/signature.generated.ts";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { linkPageTexts } from "../../features/contracts/link-page/link-page.texts.ts";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { signatureTexts as texts } from "../../features/contracts/signature/signature.texts.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { ContractHowToPay } from "../../features/payments/how-to-pay/ContractHowToPay.tsx";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";

/**
 * Shows the signed contract and its PDF after the signature; an unsigned contract leads to the signature
 * page.
 */
export function SignatureSuccessScreen() {
  const { contractId = "" } = useParams();
  const { search } = useLocation();
  const token = useLinkToken();
  const { data, error, refetch } = useSignatureDetailQuery({
    variables: { id: contractId },
    context: insteadOfSession(token),
  });
  if (data ? !data.contract : error)
    return (
      <LinkEnd
        of={{ contractId }}
        page="trip"
        token={token}
        error={data ? undefined : error}
        refetch={refetch}
        notFound={texts.notFound}
      />
    );
  if (!data?.contract) return <RecordSkeleton page />;
  if (!hasSignature(data.contract.status))
    return <Navigate to={{ pathname: contractPaths.signature.to({ contractId }), search }} replace />;
  return <Signed contract={data.contract} token={token} />;
}

interface SignedProps {
  readonly contract: NonNullable<SignatureDetailQuery["contract"]>;
  readonly token: string | null;
}

function Signed({ contract, token }: SignedProps) {
  const pdf = useContractPdf(token);
  const next = useNextPage(contract.id, token, false);
  usePageTitle(texts.successTitle);
  return (
    <Stack sx={{ gap: 5, maxWidth: 560, mx: "auto", py: 8, textAlign: "center", alignItems: "center" }}>
      <DottedArc width={200} height={44} />
      <Typography variant="h3" component="h1">
        {texts.successTitle}
      </Typography>
      <Typography color="textSecondary">{texts.success}</Typography>
      <Typography>
        {contract.contractNumber} · {contract.origen && `${contract.origen} – `}
        {contract.destino}
      </Typography>
      <Stack direction={{ sm: "row" }} sx={{ gap: 3, alignItems: "center" }}>
        {next.toTrip && (
          <Button variant="contained" size="large" {...next.toTrip}>
            {linkPageTexts.toTrip}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={() => pdf.open(contract.id)}>
          Ver el contrato firmado
        </Button>
      </Stack>
      {next.offer}
      <Stack sx={{ width: "100%", textAlign: "left" }}>
        <ContractHowToPay contractId={contract.id} token={token} />
      </Stack>
      {contract.advisor && (
        <Stack sx={{ width: "100%", textAlign: "left", mt: 5 }}>
          <AdvisorCard
            advisor={contract.advisor}
            picture={contract.advisor.picture}
            whatsapp={contractGreeting(contract.contractNumber)}
          />
        </Stack>
      )}
    </Stack>
  );
}
