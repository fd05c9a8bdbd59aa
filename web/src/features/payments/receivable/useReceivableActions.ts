import { useActs } from "../../../base/saving/useActs.ts";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import type { PaymentPromiseInput } from "../../../graphql/schema.generated.ts";
import { receivableTexts as texts } from "./receivable.texts.ts";
import {
  type ReceivableRowFragment,
  usePaymentPromiseMutation,
  usePaymentPromiseWithdrawMutation,
  useReceivableRemindByWhatsappMutation,
  useReceivableRemindMutation,
} from "./receivables.generated.ts";

const lists = {
  refetchQueries: ["ReceivableList", "ReceivablesToCollect", "ReceivableSums", "RecordHistory"],
};

/**
 * Returns the actions on a contract's debt: reminding the client by e-mail or WhatsApp, and recording a
 * promise.
 */
export function useReceivableActions() {
  const { open, busy, failure, show, close, perform } = useActs<ReceivableRowFragment>();
  const openChat = useOpenChat(perform);
  const [remind] = useReceivableRemindMutation(lists);
  const [remindByWhatsApp] = useReceivableRemindByWhatsappMutation(lists);
  const [promise] = usePaymentPromiseMutation(lists);
  const [withdraw] = usePaymentPromiseWithdrawMutation(lists);
  return {
    open,
    busy,
    failure,
    show,
    close,
    remind: ({ contractId }: ReceivableRowFragment) =>
      void perform(() => remind({ variables: { id: contractId } }), texts.reminded),
    remindByWhatsApp: ({ contractId }: ReceivableRowFragment) =>
      openChat(async () => {
        const { data } = await remindByWhatsApp({ variables: { id: contractId } });
        return data?.remindContractByWhatsapp;
      }),
    promise: ({ contractId }: ReceivableRowFragment, input: PaymentPromiseInput) =>
      perform(() => promise({ variables: { contractId, input } }), texts.promised),
    withdraw: ({ promiseId }: ReceivableRowFragment) =>
      promiseId && void perform(() => withdraw({ variables: { id: promiseId } }), texts.withdrawn),
  };
}

export type ReceivableActions = ReturnType<typeof useReceivableActions>;
