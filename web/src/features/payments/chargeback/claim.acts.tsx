import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { chargebackTexts as texts, chargebackToasts as toasts } from "./chargeback.texts.ts";
import { ChargebackOpenDocument } from "./chargebacks.generated.ts";
import { type ClaimedPayment, OpenClaimDialog } from "./OpenClaimDialog.tsx";

/** Acts of staff on a payment that a client disputes. */
export const claimActs = {
  open: recordAct<ClaimedPayment>()({
    label: texts.open,
    mutation: ChargebackOpenDocument,
    of: () => ({}),
    done: ({ openChargeback }) => toasts.opened(openChargeback.number),
    Dialog: ({ record, frame, send }) => (
      <OpenClaimDialog
        payment={record}
        {...frame}
        onOpen={(input, file) => send({ input, ...(file && { file }) })}
      />
    ),
  }),
};

/** Returns the acts on a payment that a client disputes. */
export const useClaimActs = () => useRecordActs(claimActs, { reads: ["PaymentDetail", "PaymentDesk"] });
