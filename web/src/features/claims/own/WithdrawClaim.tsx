import Button from "@mui/material/Button";
import { useState } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type OwnClaimRecordFragment, useOwnClaimWithdrawMutation } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";

interface WithdrawClaimProps {
  readonly claim: Pick<OwnClaimRecordFragment, "id" | "number">;
  readonly token: string | null;
}

/** Withdraws the client's request after a confirmation. */
export function WithdrawClaim({ claim: { id, number }, token }: WithdrawClaimProps) {
  const [withdraw] = useOwnClaimWithdrawMutation({ context: besideSession(token) });
  const { busy, failure, forget, perform } = useSaving();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" sx={{ alignSelf: "flex-start" }} onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.withdraw}
        confirm={texts.withdraw}
        destructive
        busy={busy}
        failure={failure}
        onConfirm={() =>
          void perform(() => withdraw({ variables: { id } }), texts.withdrawn).then(
            (wrong) => wrong || setAsking(false),
          )
        }
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        {texts.withdrawLead(number)}
      </ConfirmDialog>
    </>
  );
}
