import { useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAskedAct } from "../../base/records/useAskedAct.ts";
import { ClaimHeader } from "../../features/claims/desk/ClaimHeader.tsx";
import { ClaimFacts, ClaimHistory, ClaimTexts } from "../../features/claims/desk/ClaimParts.tsx";
import { claimDeskTexts as texts } from "../../features/claims/desk/claim-desk.texts.ts";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import { useClaimDetailQuery } from "../../features/claims/desk/claims.generated.ts";
import { claimActsNow } from "../../features/claims/desk/claim.offered-acts.ts";
import { useClaimActs } from "../../features/claims/desk/claim.acts.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/** Shows one request: its text and author, its deadline, its answer and its history. */
export function ClaimScreen() {
  const { id = "" } = useParams();
  const { show, dialog } = useClaimActs();
  const { data, error, refetch } = useClaimDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const asked = data?.claim;
  useAskedAct(asked ? claimActsNow(asked) : [], (act) => asked && show(act, asked));
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  const { claim } = data;
  if (!claim) return <MissingRecord message={texts.missing} list={claimPaths.list.to()} />;
  return (
    <>
      <RecordLayout
        title={claim.number}
        passage={
          <LiveRecord type="claim" id={id}>
            <ClaimHeader claim={claim} onAct={(act) => show(act, claim)} />
          </LiveRecord>
        }
        aside={
          <>
            <ClaimFacts claim={claim} />
            <ClaimHistory claim={claim} />
          </>
        }
      >
        <ClaimTexts claim={claim} />
      </RecordLayout>
      {dialog}
    </>
  );
}
