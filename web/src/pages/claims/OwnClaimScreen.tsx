import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isAboutData } from "@travesia/api/claims/claim/claim.rules";
import { useParams } from "react-router-dom";
import { AgencyContact } from "../../base/AgencyContact.tsx";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { ClaimProgress } from "../../features/claims/own/ClaimProgress.tsx";
import { CodeStep } from "../../features/claims/own/CodeStep.tsx";
import { ClaimDocumentForm, CompleteClaimForm } from "../../features/claims/own/OwnClaimForms.tsx";
import { OwnClaimParts } from "../../features/claims/own/OwnClaimParts.tsx";
import { WithdrawClaim } from "../../features/claims/own/WithdrawClaim.tsx";
import { ownClaimTexts as texts } from "../../features/claims/own/own-claim.texts.ts";
import { useOwnClaimDetailQuery } from "../../features/claims/own/own-claims.generated.ts";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/** Shows the client's request, opened by the link in the e-mail or by the client's account. */
export function OwnClaimScreen() {
  const { claimId = "" } = useParams();
  const token = useLinkToken();
  usePageTitle(texts.mine);
  const { data, error, refetch } = useOwnClaimDetailQuery({
    variables: { id: claimId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton page />;
  const claim = data.ownClaim;
  const open = claim.status === "recibido" || claim.status === "en_tramite";
  const unproven =
    open && isAboutData(claim.kind) && (claim.identity === "pendiente" || claim.identity === "rechazada");
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto", pt: { xs: 2, md: 5 } }}>
      <Typography variant="h3" component="h1">
        {texts.mine}
      </Typography>
      <ClaimProgress claim={claim} />
      {claim.status === "incompleto" && <CompleteClaimForm claim={claim} token={token} />}
      {unproven && claim.emailConfirmedAt === null && claim.identity === "pendiente" && (
        <Section title={texts.codeTitle}>
          <CodeStep id={claim.id} headed onProven={() => void refetch()} />
        </Section>
      )}
      {unproven && (claim.emailConfirmedAt !== null || claim.identity === "rechazada") && (
        <ClaimDocumentForm claim={claim} token={token} />
      )}
      <OwnClaimParts claim={claim} token={token} />
      {(open || claim.status === "incompleto") && <WithdrawClaim claim={claim} token={token} />}
      {!open && claim.status !== "incompleto" && <AgencyContact />}
    </Stack>
  );
}
