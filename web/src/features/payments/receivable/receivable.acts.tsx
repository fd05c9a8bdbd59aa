import { announced } from "../../../base/saving/useSaving.ts";
import { type RecordAct, recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import { PromiseDialog } from "./PromiseDialog.tsx";
import { receivableTexts as texts } from "./receivable.texts.ts";
import {
  PaymentPromiseDocument,
  PaymentPromiseWithdrawDocument,
  type ReceivableRowFragment,
  ReceivableRemindDocument,
  useReceivableRemindByWhatsappMutation,
} from "./receivables.generated.ts";

export type ReceivableAct = "remind" | "remindByWhatsapp" | "promise" | "withdraw";

/** Debt, by the id of its contract. */
interface Debt extends ReceivableRowFragment {
  readonly id: string;
}

const act = recordAct<Debt>();

/** Acts on a contract's debt, in the order of its menu. */
export const receivableActs = {
  remind: act({ label: texts.remind, mutation: ReceivableRemindDocument, done: texts.reminded }),
  remindByWhatsapp: { label: texts.whatsapp },
  promise: act({
    label: texts.promise,
    mutation: PaymentPromiseDocument,
    of: ({ id }) => ({ contractId: id }),
    done: texts.promised,
    Dialog: ({ record, frame, send }) => (
      <PromiseDialog {...frame} row={record} onSubmit={(input) => send({ input })} />
    ),
  }),
  withdraw: act({
    label: texts.withdraw,
    mutation: PaymentPromiseWithdrawDocument,
    of: ({ promiseId }) => ({ id: promiseId ?? "" }),
    done: announced(texts.withdrawn),
  }),
} satisfies Record<ReceivableAct, RecordAct<Debt>>;

/** Returns the acts that a debt offers in its menu. */
export const offeredReceivableActs = ({
  saldoVencido,
  promiseId,
}: ReceivableRowFragment): OfferedActs<ReceivableAct> =>
  new Map<ReceivableAct, null>([
    ...(saldoVencido > 0
      ? ([
          ["remind", null],
          ["remindByWhatsapp", null],
        ] as const)
      : []),
    ["promise", null],
    ...(promiseId ? ([["withdraw", null]] as const) : []),
  ]);

const reads = ["ReceivableList", "ReceivablesToCollect", "ReceivableSums", "RecordHistory"];

/** Returns the acts on the debts of contracts. */
export function useReceivableActs() {
  const [remindByWhatsApp] = useReceivableRemindByWhatsappMutation({ refetchQueries: reads });
  const { busy, failure, dialog, show, performHere } = useRecordActs<ReceivableAct, Debt>(receivableActs, {
    reads,
    own: {
      remindByWhatsapp: ({ id }) =>
        openChat(async () => (await remindByWhatsApp({ variables: { id } })).data?.remindContractByWhatsapp),
    },
  });
  const openChat = useOpenChat(performHere);
  return {
    busy,
    /** Refusal of an act without a dialog. */
    failure,
    dialog,
    onAct: (act: ReceivableAct, row: ReceivableRowFragment) => show(act, { ...row, id: row.contractId }),
  };
}

export type ReceivableActions = Omit<ReturnType<typeof useReceivableActs>, "dialog">;
