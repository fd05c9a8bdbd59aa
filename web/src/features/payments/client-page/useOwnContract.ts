import { ACCEPTS_DUPLICATE } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import { besideSession } from "../../../app/session/link-token.ts";
import { useActs } from "../../../app/saving/useActs.ts";
import type { SaveOf } from "../../../app/saving/useFields.ts";
import type { RetractoChoice } from "../../../graphql/schema.generated.ts";
import { newKey } from "../../../app/saving/new-key.ts";
import { isAsked, type PaymentForm, type registerFields } from "../registration/register.form.ts";
import {
  type OwnContractRecordFragment,
  useOwnCancellationRequestMutation,
  useOwnPaymentReportMutation,
  useOwnReportWithdrawMutation,
  useOwnRetractoCodeMutation,
  useOwnRetractoMutation,
} from "./own-contract.generated.ts";
import { useLinkCode } from "./link-code.ts";
import { ownToasts } from "./client-page.texts.ts";
import { reportVariables } from "./report.form.ts";

type OwnPayment = OwnContractRecordFragment["payments"][number];

/** The query of the block `Cómo pagar`: what waits to be verified is no longer asked for. */
const HOW_TO_PAY = "ContractHowToPay";
const howToPayAnew = { refetchQueries: [HOW_TO_PAY] };

/** What a client can do on the page of their contract. */
export type OwnAct = "report" | "cancel" | "retract" | "withdraw";

/**
 * The acts of a client on their own contract, by its link or their account: which dialog is open and what was
 * refused. One opening of the report has one key: sent again after an answer that was lost, it makes no
 * second payment.
 */
export function useOwnContract(id: string, token: string | null) {
  const acts = useActs<OwnAct>();
  const context = besideSession(token);
  const { code, spent } = useLinkCode();
  const [key, setKey] = useState("");
  const [asked, setAsked] = useState<PaymentForm | null>(null);
  const [codeSent, setCodeSent] = useState(false);
  const [reported, setReported] = useState<OwnPayment | null>(null);
  const [report] = useOwnPaymentReportMutation(howToPayAnew);
  const [withdraw] = useOwnReportWithdrawMutation(howToPayAnew);
  const [cancel] = useOwnCancellationRequestMutation();
  const [sendCode] = useOwnRetractoCodeMutation();
  const [retract] = useOwnRetractoMutation({ refetchQueries: ["OwnMoneyBack", HOW_TO_PAY] });
  const { perform, performHere, show, ...state } = acts;
  return {
    ...state,
    /** The report of which the server asked whether it is a payment that is there already. */
    asked,
    codeSent,
    /** The report that is about to be taken back. */
    reported,
    show: (act: OwnAct) => {
      setKey(newKey());
      setAsked(null);
      setCodeSent(false);
      show(act);
    },
    report: (async ({ values, input }) => {
      const meant = isAsked(values, asked);
      const variables = reportVariables(id, input, values.comprobante, key, meant);
      const wrong = await perform(
        () => report({ variables: { ...variables, code }, context }),
        ownToasts.reported,
      );
      if (!wrong) spent();
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
        () => sendCode({ variables: { contractId: id }, context }),
        ownToasts.codeSent,
      );
      if (!wrong) setCodeSent(true);
    },
    retract: (code: string, choice: RetractoChoice | null) =>
      perform(() => retract({ variables: { contractId: id, code, choice }, context }), ownToasts.retracted),
  };
}

export type OwnContractActions = ReturnType<typeof useOwnContract>;
