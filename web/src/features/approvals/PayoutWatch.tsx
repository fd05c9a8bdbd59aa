import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { PayoutKind } from "../../graphql/schema.generated.ts";
import { useSaving } from "../../app/saving/useSaving.ts";
import { approvalTexts as texts, approvalToasts } from "./approval.texts.ts";
import { useApprovalAskMutation, usePayoutWatchedQuery } from "./approvals.generated.ts";

interface PayoutWatchProps {
  readonly kind: PayoutKind;
  readonly id: string;
}

/**
 * What a payer should look at before money leaves: an account that changed, a second person who is needed. It
 * stands in the dialog that pays.
 */
export function PayoutWatch({ kind, id }: PayoutWatchProps) {
  const { data } = usePayoutWatchedQuery({ variables: { kind, id }, fetchPolicy: "network-only" });
  const { busy, perform } = useSaving();
  const [ask] = useApprovalAskMutation({ refetchQueries: ["PayoutWatched", "ApprovalList"] });
  const payout = data?.payout;
  if (!payout) return null;
  const { warnings, needsSecondPerson, approvalStatus, approvedBy } = payout;
  return (
    <>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {approvalStatus === "approved" && <Alert severity="success">{texts.given(approvedBy ?? "")}</Alert>}
      {needsSecondPerson && approvalStatus === "waiting" && <Alert severity="info">{texts.asked}</Alert>}
      {needsSecondPerson && approvalStatus === null && (
        <Alert
          severity="info"
          action={
            <Button
              size="small"
              color="inherit"
              disabled={busy}
              onClick={() => void perform(() => ask({ variables: { kind, id } }), approvalToasts.asked)}
            >
              {texts.ask}
            </Button>
          }
        >
          {texts.needed}
        </Alert>
      )}
    </>
  );
}
