import { ACCEPTS_DUPLICATE } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import { besideSession } from "../../../base/session/link-token.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import type { SaveOf } from "../../../base/saving/useFields.ts";
import type { RetractoChoice } from "../../../graphql/schema.generated.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { isAsked, type PaymentForm, type registerFields } from "../registration/register.form.ts";
import {
  type OwnContractRecordFragment,
  useOwnCancellationRequestMutation,
  useOwnPaymentReportMutation,
  useOwnReportWithdrawMutation,
  useOwnRetractoCodeMutation,
  useOwnRetractoMutation,
} from "./own-contract.generated.ts";
import { codeSent } from "../../contracts/signature/signature.texts.ts";
import { useCodeChannel } from "../../contracts/signature/useCodeChannel.ts";
import { useLinkCode } from "./link-code.ts";
import { ownToasts } from "./client-page.texts.ts";
import { ownPageReads } from "./own-page-reads.ts";
import { reportVariables } from "./report.form.ts";

type OwnPayment = OwnContractRecordFragment["payments"][number];

/** Acts of a client on the page of the contract. */
export type OwnAct = "report" | "cancel" | "retract" | "withdraw";

/**
 * Returns the client's acts on the contract, by its link or the client's account, with the open dialog and
 * the refusal. Each opening of the report dialog has one idempotency key, so a report resent after a lost
 * answer creates no second payment.
 */
export function useOwnContract(id: string, smsTo: string | null, token: string | null) {
  const acts = useActs<OwnAct>();
  const context = besideSession(token);
  const { code, spent } = useLinkCode();
  const [key, setKey] = useState("");
  const [asked, setAsked] = useState<PaymentForm | null>(null);
  const { settle, ...codeChoice } = useCodeChannel(smsTo);
  const [codeAsked, setCodeAsked] = useState(false);
  const [reported, setReported] = useState<OwnPayment | null>(null);
  const [report] = useOwnPaymentReportMutation(ownPageReads);
  const [withdraw] = useOwnReportWithdrawMutation(ownPageReads);
  const [cancel] = useOwnCancellationRequestMutation(ownPageReads);
  const [sendCode] = useOwnRetractoCodeMutation();
  const [retract] = useOwnRetractoMutation(ownPageReads);
  const [done, setDone] = useState<OwnAct | null>(null);
  const { perform, performHere, show, ...state } = acts;
  return {
    ...state,
    /** Report that the server considers a possible duplicate, and asks the client to confirm. */
    asked,
    /** Channel of the retracto code; `codeAsked` is true once a code was sent. */
    codeChoice,
    codeAsked,
    /** Report that the client is about to withdraw. */
    reported,
    /** Last act that was completed on this page. */
    done,
    show: (act: OwnAct) => {
      setDone(null);
      setKey(newKey());
      setAsked(null);
      setCodeAsked(false);
      show(act);
    },
    report: (async ({ values, input }) => {
      const meant = isAsked(values, asked);
      const variables = reportVariables(id, input, values.comprobante, key, meant);
      const wrong = await perform(
        () => report({ variables: { ...variables, code }, context }),
        ownToasts.reported,
      );
      if (!wrong) {
        spent();
        setDone("report");
      }
      setAsked(wrong?.some(({ field }) => field === ACCEPTS_DUPLICATE) ? values : null);
      return wrong;
    }) satisfies SaveOf<ReturnType<typeof registerFields>>,
    askToWithdraw: (payment: OwnPayment) => {
      setReported(payment);
      show("withdraw");
    },
    withdraw: () =>
      void perform(
        () => withdraw({ variables: { id: reported?.id ?? "", code }, context }).finally(spent),
        ownToasts.withdrawn,
      ),
    cancel: async (motivo: string) => {
      const wrong = await perform(
        () => cancel({ variables: { contractId: id, input: { motivo }, code }, context }),
        ownToasts.cancellationAsked,
      );
      if (!wrong) spent();
      return wrong;
    },
    sendCode: async () => {
      const wrong = await performHere(
        () => sendCode({ variables: { contractId: id, channel: codeChoice.channel }, context }),
        codeSent[codeChoice.channel],
      );
      settle(wrong);
      if (!wrong) setCodeAsked(true);
    },
    retract: async (code: string, choice: RetractoChoice | null) => {
      const wrong = await perform(
        () => retract({ variables: { contractId: id, code, choice }, context }),
        ownToasts.retracted,
      );
      if (!wrong) setDone("retract");
      return wrong;
    },
  };
}

export type OwnContractActions = ReturnType<typeof useOwnContract>;
