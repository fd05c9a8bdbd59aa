import type { RefundAct } from "@travesia/api/payments/refund/refund.acts.rules";
import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import type {
  PayRefundInput,
  RefundAccountInput,
  RefundDueInput,
} from "../../../graphql/schema.generated.ts";
import { refundToasts } from "./refund.texts.ts";
import {
  type RefundRowFragment,
  type RefundAccountShowMutation,
  useRefundAccountAskMutation,
  useRefundAccountShowMutation,
  useRefundAccountSetMutation,
  useRefundAnnulMutation,
  useRefundDueChangeMutation,
  useRefundPayMutation,
} from "./refunds.generated.ts";

/** The acts of staff on a refund. */
export type StaffRefundAct = Exclude<RefundAct, "giveAccount" | "showAccount">;

interface OpenAct {
  readonly act: StaffRefundAct;
  readonly refund: RefundRowFragment;
}

/**
 * Returns the acts on refunds: which dialog is open, what was refused, and what each does. One opening of the
 * payment has one key, so that a second press pays nothing twice.
 */
export function useRefundActions() {
  const { id: viewerId } = useUser();
  const { open, busy, failure, show, close, perform, performHere } = useActs<OpenAct>();
  const [key, setKey] = useState("");
  const lists = {
    refetchQueries: ["RefundList", "RefundCounts", "RefundsOfContract", "DayInbox"],
    awaitRefetchQueries: true,
  };
  const [pay] = useRefundPayMutation(lists);
  const [setAccount] = useRefundAccountSetMutation(lists);
  const [showAccount] = useRefundAccountShowMutation();
  const [askAccount] = useRefundAccountAskMutation(lists);
  const [changeDue] = useRefundDueChangeMutation(lists);
  const [annul] = useRefundAnnulMutation(lists);
  const id = open?.refund.id ?? "";
  return {
    viewerId,
    open,
    busy,
    failure,
    close,
    show: (act: StaffRefundAct, refund: RefundRowFragment) => {
      setKey(newKey());
      show({ act, refund });
    },
    pay: (input: PayRefundInput, file: File) =>
      perform(() => pay({ variables: { id, input, file, idempotencyKey: key } }), refundToasts.paid),
    setAccount: (input: RefundAccountInput) =>
      perform(() => setAccount({ variables: { id, input } }), refundToasts.accountSet),
    /** The whole account, for who pays; null where it was refused. */
    showAccount: async (refundId: string) => {
      let account: RefundAccountShowMutation["showRefundAccount"] | null = null;
      await performHere(async () => {
        const { data } = await showAccount({ variables: { id: refundId } });
        account = data?.showRefundAccount ?? null;
      }, null);
      return account as RefundAccountShowMutation["showRefundAccount"] | null;
    },
    askAccount: () => perform(() => askAccount({ variables: { id } }), refundToasts.accountAsked),
    changeDue: (input: RefundDueInput) =>
      perform(() => changeDue({ variables: { id, input } }), refundToasts.dueChanged),
    annul: (motivo: string) =>
      perform(() => annul({ variables: { id, input: { motivo } } }), refundToasts.annulled),
  };
}

export type RefundActions = ReturnType<typeof useRefundActions>;
