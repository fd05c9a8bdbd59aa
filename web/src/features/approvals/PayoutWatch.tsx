import Alert from "@mui/material/Alert";
import { Unread } from "../../base/failure/Unread.tsx";
import type { PayoutKind } from "../../graphql/schema.generated.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { approvalTexts as texts, approvalToasts } from "./approval.texts.ts";
import { useApprovalAskMutation, usePayoutWatchedQuery } from "./approvals.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

interface PayoutWatchProps {
  readonly kind: PayoutKind;
  readonly id: string;
  /** True when the total paid to the account at once decides whether a second person is needed. */
  readonly together?: boolean;
  /** True to warn about the account too; false when that warning is already displayed. */
  readonly warns?: boolean;
}

/**
 * Shows the risks of a payment to the payer: a recently changed account, or the need for a second person's
 * approval. Part of the payment dialogs.
 */
export function PayoutWatch({ kind, id, together = false, warns = true }: PayoutWatchProps) {
  const read = usePayoutWatchedQuery({ variables: { kind, id }, fetchPolicy: "network-only" });
  const { busy, perform } = useSaving();
  const [ask] = useApprovalAskMutation({ refetchQueries: ["PayoutWatched", "ApprovalList"] });
  const payout = read.data?.payout;
  if (!payout) return <Unread of={read} what={texts.watch} />;
  const { warnings, approvalStatus, approvedBy } = payout;
  const needed = payout.needsSecondPerson || together;
  return (
    <>
      {warns &&
        warnings.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
      {approvalStatus === "approved" && <Alert severity="success">{texts.given(approvedBy ?? "")}</Alert>}
      {needed && approvalStatus === "waiting" && <Alert severity="info">{texts.asked}</Alert>}
      {needed && approvalStatus === null && (
        <Alert severity="info">
          {payout.needsSecondPerson ? texts.needed : texts.neededTogether}
          <ActButton
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() => void perform(() => ask({ variables: { kind, id } }), approvalToasts.asked)}
            sx={{ display: "block", mt: 2 }}
          >
            {texts.ask}
          </ActButton>
        </Alert>
      )}
    </>
  );
}
