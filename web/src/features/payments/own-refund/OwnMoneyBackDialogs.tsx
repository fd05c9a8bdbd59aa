import { OwnAccountDialog } from "./OwnAccountDialog.tsx";
import { OwnClaimDialog } from "./OwnClaimDialog.tsx";
import type { OwnMoneyBackActs } from "./useOwnMoneyBack.ts";

interface OwnMoneyBackDialogsProps {
  readonly acts: OwnMoneyBackActs;
  /** Id of the contract whose payments can be claimed. */
  readonly contractId?: string;
  readonly claimable?: Parameters<typeof OwnClaimDialog>[0]["payments"];
}

/** Shows the open dialog about refunds, if any. */
export function OwnMoneyBackDialogs({ acts, contractId = "", claimable = [] }: OwnMoneyBackDialogsProps) {
  const { open, busy, failure, close } = acts;
  const dialog = { busy, failure, onClose: close };
  if (open?.refund)
    return (
      <OwnAccountDialog
        refund={open.refund}
        codeSent={acts.codeSent}
        codeSentAgain={acts.codeSentAgain}
        onSendCode={acts.sendCode}
        onGive={acts.give}
        {...dialog}
      />
    );
  if (open?.act === "claim")
    return (
      <OwnClaimDialog
        payments={claimable}
        onClaim={(input, file) => acts.claim(contractId, input, file)}
        {...dialog}
      />
    );
  return null;
}
