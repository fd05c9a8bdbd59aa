import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import type { OpenChargebackInput, RefundAccountInput } from "../../../graphql/schema.generated.ts";
import { useLinkCode } from "../client-page/link-code.ts";
import { ownPageReads } from "../client-page/own-page-reads.ts";
import {
  type OwnRefundLineFragment,
  useOwnAccountCodeMutation,
  useOwnAccountGiveMutation,
  useOwnClaimMutation,
} from "./own-refund.generated.ts";
import { ownRefundToasts as toasts } from "./own-refund.texts.ts";

interface OpenAct {
  readonly act: "account" | "claim";
  readonly refund: OwnRefundLineFragment | null;
}

/**
 * Returns the client's acts on a refund, by a link or an account: entering the account for the refund, and
 * claiming the reversal of a payment. The account dialog stays open while its code is being sent.
 */
export function useOwnMoneyBack(token: string | null) {
  const { open, busy, failure, show, close, perform, performHere } = useActs<OpenAct>();
  const [codes, setCodes] = useState(0);
  const context = besideSession(token);
  const [sendCode] = useOwnAccountCodeMutation();
  const [give] = useOwnAccountGiveMutation(ownPageReads);
  const [claim] = useOwnClaimMutation(ownPageReads);
  const { code: linkCode, spent } = useLinkCode();
  const id = open?.refund?.id ?? "";
  return {
    open,
    busy,
    failure,
    close,
    codeSent: codes > 0,
    /** True when a code was sent again, so that earlier codes are invalid. */
    codeSentAgain: codes > 1,
    askAccount: (refund: OwnRefundLineFragment) => {
      setCodes(0);
      show({ act: "account", refund });
    },
    askClaim: () => show({ act: "claim", refund: null }),
    sendCode: async () => {
      // The form shows that the code was sent: a toast would cover it on a phone.
      const wrong = await performHere(() => sendCode({ variables: { id }, context }), null);
      if (!wrong) setCodes((sent) => sent + 1);
      return wrong;
    },
    give: (input: RefundAccountInput, code: string) =>
      perform(() => give({ variables: { id, code, input }, context }), toasts.given),
    claim: async (contractId: string, input: OpenChargebackInput, file: File | null) => {
      const variables = { contractId, input, code: linkCode, ...(file && { file }) };
      const wrong = await perform(() => claim({ variables, context }), toasts.claimed);
      if (!wrong) spent();
      return wrong;
    },
  };
}

export type OwnMoneyBackActs = ReturnType<typeof useOwnMoneyBack>;
