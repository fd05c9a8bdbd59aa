import { OwnAccountDialog } from "./OwnAccountDialog.tsx";
import { OwnClaimDialog } from "./OwnClaimDialog.tsx";
import type { OwnMoneyBackActs } from "./useOwnMoneyBack.ts";

interface OwnMoneyBackDialogsProps {
  readonly acts: OwnMoneyBackActs;
  /** The contract with the payments that can be claimed. */
  readonly contractId?: string;
  readonly claimable?: Parameters<typeof OwnClaimDialog>[0]["payments"];
}

/** Shows the dialog that a client opened about refunds, if one is open. */
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
