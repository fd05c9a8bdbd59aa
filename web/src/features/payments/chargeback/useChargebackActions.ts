import type { chargebackActs } from "@travesia/api/payments/chargeback/chargeback.acts.rules";
import { useActs } from "../../../base/saving/useActs.ts";
import type {
  AnswerChargebackInput,
  ChargebackNoteInput,
  OpenChargebackInput,
} from "../../../graphql/schema.generated.ts";
import { chargebackToasts as toasts } from "./chargeback.texts.ts";
import {
  type ChargebackRowFragment,
  useChargebackAnswerMutation,
  useChargebackDropMutation,
  useChargebackNoteMutation,
  useChargebackOpenMutation,
} from "./chargebacks.generated.ts";

/** The acts on a case. */
export type ChargebackAct = (typeof chargebackActs.names)[number];

interface OpenAct {
  readonly act: ChargebackAct;
  readonly chargeback: ChargebackRowFragment;
}

const lists = {
  refetchQueries: ["ChargebackList", "ChargebackCounts", "DayInbox"],
  awaitRefetchQueries: true,
};

/** Returns the acts on cases: which dialog is open, what was refused, and what each does. */
export function useChargebackActions() {
  const { open, busy, failure, show, close, perform } = useActs<OpenAct>();
  const [answer] = useChargebackAnswerMutation(lists);
  const [drop] = useChargebackDropMutation(lists);
  const [note] = useChargebackNoteMutation(lists);
  const id = open?.chargeback.id ?? "";
  return {
    open,
    busy,
    failure,
    close,
    show: (act: ChargebackAct, chargeback: ChargebackRowFragment) => show({ act, chargeback }),
    answer: (input: AnswerChargebackInput) =>
      perform(() => answer({ variables: { id, input } }), toasts.answered),
    drop: (nota: string) => perform(() => drop({ variables: { id, input: { nota } } }), toasts.dropped),
    note: (input: ChargebackNoteInput, file: File | null) =>
      perform(() => note({ variables: { id, input, ...(file && { file }) } }), toasts.noted),
  };
}

export type ChargebackActions = ReturnType<typeof useChargebackActions>;

/** Opens the case of a payment for its client: whether its dialog is open, what was refused, and the act. */
export function useClaimOpening() {
  const { open, busy, failure, show, close, perform } = useActs<"claim">();
  const [claim] = useChargebackOpenMutation({ refetchQueries: ["PaymentDetail", "PaymentDesk"] });
  return {
    isOpen: open !== null,
    busy,
    failure,
    show: () => show("claim"),
    close,
    open: (input: OpenChargebackInput, file: File | null) =>
      perform(
        () => claim({ variables: { input, ...(file && { file }) } }),
        ({ data }) => toasts.opened(data?.openChargeback.number ?? ""),
      ),
  };
}
