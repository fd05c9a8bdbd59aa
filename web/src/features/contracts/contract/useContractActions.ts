import { useNavigate } from "react-router-dom";
import { useActs } from "../../../base/saving/useActs.ts";
import { useMailToast } from "../../../base/useMailToast.ts";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import type { AddItemInput, CancelContractInput } from "../../../graphql/schema.generated.ts";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import { contractToasts } from "./contract.texts.ts";
import {
  useContractAskSendingMutation,
  useContractCancelMutation,
  useContractCompleteMutation,
  useContractConvertMutation,
  useContractDeleteMutation,
  useContractEmailChangeMutation,
  useContractEmailConfirmMutation,
  useContractItemAddMutation,
  useContractItemReleaseMutation,
  useContractPdfMakeMutation,
  useContractRemindByWhatsappMutation,
  useContractRemindMutation,
} from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { useContractCarrying } from "./useContractCarrying.ts";

const changed = {
  refetchQueries: [
    "RecordHistory",
    "ContractItems",
    "ContractAnalysis",
    "ContractVersions",
    "ContractList",
    "ContractCounters",
  ],
};

/**
 * Returns the acts of one contract: which dialog is open, the refusal, and the function of each. A
 * refused form keeps its text.
 */
export function useContractActions(id: string, phone: string | null) {
  const navigate = useNavigate();
  const { open, busy, failure, show, close, perform } = useActs<OfferedContractAct>();
  const openChat = useOpenChat(perform);
  const mailToast = useMailToast();
  const [makePdf] = useContractPdfMakeMutation(changed);
  const carrying = useContractCarrying(id, phone);
  const [askSending] = useContractAskSendingMutation(changed);
  const [remind] = useContractRemindMutation(changed);
  const [remindByWhatsApp] = useContractRemindByWhatsappMutation({
    refetchQueries: ["ContractDetail", "ContractLinks", "RecordHistory"],
  });
  const [convert] = useContractConvertMutation(changed);
  const [complete] = useContractCompleteMutation(changed);
  const [cancel] = useContractCancelMutation({
    refetchQueries: [...changed.refetchQueries, "RefundsOfContract", "CancellationRequests"],
  });
  const [changeEmail] = useContractEmailChangeMutation(changed);
  const [confirmEmail] = useContractEmailConfirmMutation(changed);
  const [remove] = useContractDeleteMutation({ refetchQueries: ["ContractList", "ContractCounters"] });
  const [addItem] = useContractItemAddMutation(changed);
  const [releaseItem] = useContractItemReleaseMutation({
    refetchQueries: [...changed.refetchQueries, "ContractDetail"],
  });

  const variables = { id };
  return {
    open,
    busy,
    failure,
    show,
    close,
    carrying,
    askSending: () => void perform(() => askSending({ variables }), contractToasts.sendingAsked),
    makePdf: () => void perform(() => makePdf({ variables }), contractToasts.pdfMade, "generateContractPdf"),
    remind: () => void perform(() => remind({ variables }), mailToast(contractToasts.reminded)),
    remindByWhatsApp: () =>
      openChat(async () => (await remindByWhatsApp({ variables })).data?.remindContractByWhatsapp),
    convert: () =>
      void perform(() => convert({ variables }), contractToasts.converted, "convertQuoteToItems"),
    complete: () => void perform(() => complete({ variables }), contractToasts.completed),
    cancel: (input: CancelContractInput) =>
      perform(() => cancel({ variables: { id, input } }), contractToasts.cancelled),
    changeEmail: (email: string) =>
      perform(() => changeEmail({ variables: { id, email } }), contractToasts.emailChanged),
    confirmEmail: () => void perform(() => confirmEmail({ variables }), contractToasts.emailConfirmed),
    addItem: (input: AddItemInput) =>
      perform(() => addItem({ variables: { contractId: id, input } }), contractToasts.itemAdded),
    releaseItem: (itemId: string, motivo: string) =>
      perform(
        () => releaseItem({ variables: { id: itemId, input: { motivo } } }),
        contractToasts.itemReleased,
      ),
    remove: async () => {
      if (!(await perform(() => remove({ variables }), contractToasts.deleted, "deleteContract")))
        void navigate(contractPaths.list.to());
    },
  };
}

export type ContractActions = ReturnType<typeof useContractActions>;
