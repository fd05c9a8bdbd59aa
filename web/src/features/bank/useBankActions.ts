import { useApolloClient } from "@apollo/client/react";
import { sum } from "@travesia/api/cop";
import { asksForReason } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import { fieldFailures } from "../../base/failure/failures.ts";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useActs } from "../../base/saving/useActs.ts";
import { heldIds } from "../../base/saving/held-acts.ts";
import { outlivesPage, useHold } from "../../base/saving/useHeldActs.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { useUndo } from "../../base/saving/useUndo.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import type { AssignMovementInput, BankPartInput, BankRuleInput } from "../../graphql/schema.generated.ts";
import { acceptedText, assignedText, backedText, bankToasts } from "./bank.texts.ts";
import type { KnownRule } from "./BankRuleDialog.tsx";
import { conceptTexts, explainedText } from "./concept.texts.ts";
import {
  BankExactProposalsDocument,
  type BankExactProposalsQuery,
  useBankAutomaticMutation,
  useBankBackingUndoMutation,
  useBankMovementExplainMutation,
  useBankPartUndoMutation,
  useBankRuleChangeMutation,
  useBankRuleEndMutation,
  useBankMovementAssignMutation,
  useBankMovementPutAsideMutation,
  useBankMovementRestoreMutation,
  useBankPaymentBackMutation,
  useBankProposalAcceptMutation,
  useBankProposalsAcceptMutation,
} from "./bank.generated.ts";
import { anotherAccepts, type Movement, type Proposal, type Unbacked } from "./movement.columns.tsx";

/** Queries that show movements, or payments affected by them. */
export const bankReads = [
  "BankMovements",
  "BankUnbacked",
  "BankOverview",
  "BankImports",
  "Settlements",
  "BalancingExact",
  "BalancingMovements",
  "BalancingPayments",
  "BankTargets",
  "BankRules",
];

/** Rule that the server offers for the account of a movement. */
export interface RuleOffer extends BankRuleInput {
  readonly accountId: string;
}

/** Ids of proposals for which the server requires a reason that the page does not expect. */
const toExplain = new Set<string>();

const isToExplain = ({ id, payment }: Proposal): boolean => toExplain.has(id) || payment?.pideMotivo === true;

/** Proposals that are accepted together, with their total amounts in COP. */
export interface ExactProposals {
  readonly ids: readonly string[];
  /** Ids of the proposals' movements and payments. */
  readonly of: readonly string[];
  /** Total received. */
  readonly came: number;
  /** Total paid, without sign. */
  readonly went: number;
  /** Number of further proposals that another person must accept. */
  readonly others: number;
}

/**
 * Returns the exact proposals of some movements: the number that the user may accept, and the number for
 * other people. A movement that was accepted a moment ago is left out.
 */
export function exactOf(
  movements: BankExactProposalsQuery["bankMovements"]["items"],
  user: { readonly role: number },
): ExactProposals {
  const held = heldIds();
  const exact = movements
    .filter(({ id }) => !held.has(id))
    .flatMap(({ id: movementId, free, proposals }) =>
      proposals.filter((one) => one.exact).map((one) => ({ ...one, free, movementId })),
    );
  // A payment to the viewer waits for the proposals one by one, where its sentence is shown.
  const theirs = exact.filter(({ impediment = null }) => impediment === null);
  const own = theirs.filter((one) => !anotherAccepts(one, user));
  return {
    ids: own.map(({ id }) => id),
    of: own.flatMap(({ movementId, payment }) => [movementId, ...(payment ? [payment.id] : [])]),
    came: sum(own.map(({ free }) => Math.max(free, 0))),
    went: sum(own.map(({ free }) => Math.max(-free, 0))),
    others: theirs.length - own.length,
  };
}

/** Reason why suspicious money is accepted nevertheless; empty until it is entered. */
interface Why {
  readonly aceptaDuplicado?: true;
  readonly motivoDuplicado?: string;
}

type Open =
  | {
      readonly act: "accept" | "back" | "assign" | "aside" | "undo" | "explain" | "undoPart";
      readonly movement: Movement;
    }
  | { readonly act: "rule"; readonly rule: KnownRule }
  | { readonly act: "find"; readonly payment: Unbacked }
  | { readonly act: "acceptExact"; readonly exact: ExactProposals }
  | { readonly act: "balance"; readonly accountId: string; readonly mes: string }
  | { readonly act: "import" };

/**
 * Returns the open dialog, the refusal, and the functions of the acts on movements. A rule that the server
 * offers after a concept was given twice is handed on.
 */
export function useBankActions(onRuleOffer: (offer: RuleOffer) => void = () => undefined) {
  const { open, busy, failure, show, close, perform } = useActs<Open>();
  const lists = { refetchQueries: bankReads, awaitRefetchQueries: true };
  const [accept] = useBankProposalAcceptMutation(lists);
  const [acceptAll] = useBankProposalsAcceptMutation(lists);
  const [assign] = useBankMovementAssignMutation(lists);
  const [back] = useBankPaymentBackMutation(lists);
  const [undo] = useBankBackingUndoMutation(lists);
  const [putAside] = useBankMovementPutAsideMutation(lists);
  const [restore] = useBankMovementRestoreMutation(lists);
  const [explainIt] = useBankMovementExplainMutation(lists);
  const [undoIt] = useBankPartUndoMutation(lists);
  const [change] = useBankRuleChangeMutation(lists);
  const [end] = useBankRuleEndMutation(lists);
  const [switchAutomatic] = useBankAutomaticMutation(lists);
  const client = useApolloClient();
  const user = useUser();
  const toasts = useToasts();
  const undoable = useUndo();
  const hold = useHold();
  const showFailure = useFailureToast();
  // The act that needs a reason: money that looks like other money, or is for something cancelled.
  const [asked, setAsked] = useState<{ readonly again: (why: Why) => Promise<Wrong | null> } | null>(null);
  const id = open && "movement" in open ? open.movement.id : "";

  const begin = (next: Open) => {
    setAsked(null);
    show(next);
  };
  /**
   * Performs an act. When the server requires a reason for accepting the money, requests it and performs
   * the act again.
   */
  const explained = async (
    act: (why: Why) => Promise<Wrong | null>,
    why: Why = {},
  ): Promise<Wrong | null> => {
    const wrong = await act(why);
    if (wrong?.some(({ field }) => asksForReason(field)))
      setAsked({ again: (reason) => explained(act, reason) });
    else if (!wrong) setAsked(null);
    return wrong;
  };

  return {
    open,
    busy,
    failure,
    show: begin,
    close,
    /** Performs the pending act with the entered reason; null when no act waits for one. */
    explain: asked && ((reason: string) => asked.again({ aceptaDuplicado: true, motivoDuplicado: reason })),
    leaveUnexplained: () => setAsked(null),
    /**
     * Accepts a proposal after ten seconds unless the user undoes it. When the money resembles other money,
     * the reason is asked for immediately.
     */
    accept: (movement: Pick<Movement, "id">, proposal: Proposal) => {
      const { id: proposalId, payment } = proposal;
      const send = async (why: Why) => {
        try {
          await accept({ variables: { id: proposalId, ...why }, context: outlivesPage });
        } catch (error) {
          // The movement is back in the list; the next press on it opens the question for the reason first.
          if (fieldFailures(error).some(({ field }) => asksForReason(field))) toExplain.add(proposalId);
          showFailure(error, "verifyPayment");
        }
      };
      const acceptLater = (why: Why) => {
        const ids = [movement.id, ...(payment ? [payment.id] : [])];
        hold(bankToasts.accepted, { ids, send: () => send(why) });
        setAsked(null);
        close();
        return Promise.resolve(null);
      };
      if (isToExplain(proposal)) setAsked({ again: acceptLater });
      else void acceptLater({});
    },
    /** Reads the current exact proposals, and opens the confirmation of accepting them. */
    offerExact: async (accountId: string | undefined) => {
      const { data } = await client.query({
        query: BankExactProposalsDocument,
        variables: { accountId },
        fetchPolicy: "network-only",
      });
      begin({ act: "acceptExact", exact: exactOf(data?.bankMovements.items ?? [], user) });
    },
    /** Accepts exact proposals after ten seconds unless the user undoes it. */
    acceptExact: ({ ids, of }: ExactProposals) => {
      const send = async () => {
        try {
          const { data } = await acceptAll({ variables: { ids: [...ids] }, context: outlivesPage });
          const { accepted = 0, refused = [] } = data?.acceptBankProposals ?? {};
          if (refused.length === 0) return;
          toasts.info(acceptedText(accepted, refused.length));
          for (const { message } of refused.slice(0, 2)) toasts.info(message);
        } catch (error) {
          showFailure(error, "verifyPayment");
        }
      };
      hold(acceptedText(ids.length, 0), { ids: of, send });
      close();
    },
    assign: (input: AssignMovementInput) =>
      explained((why) =>
        perform(
          async () => {
            const { data } = await assign({ variables: { id, input: { ...input, ...why } } });
            const backing = data?.assignBankMovement.backings.at(-1);
            return assignedText(backing?.amount ?? 0, backing?.payment.status === "pending");
          },
          (said) => said,
          "registerPayment",
        ),
      ),
    /** Matches a movement to a payment. */
    back: (said: { readonly movementId: string; readonly paymentId: string }) =>
      explained((why) =>
        perform(
          async () => {
            const { data } = await back({ variables: { ...said, ...why } });
            return data?.backPayment.backings.find(({ payment }) => payment.id === said.paymentId);
          },
          (backing) => {
            const text = backedText(backing?.amount ?? 0, backing?.payment.status === "pending");
            // A verified payment has its receipt, and is reversed by its own act.
            if (backing?.payment.status !== "pending") return text;
            undoable(text, () => undo({ variables: { id: backing.id } }));
            return null;
          },
          "verifyPayment",
        ),
      ),
    /** Explains a movement; a single part can be undone from the toast. */
    explainAs: (
      movement: Pick<Movement, "id" | "account">,
      parts: BankPartInput[],
      file: File | null = null,
    ) =>
      perform(
        async () => {
          const variables = { id: movement.id, input: { parts }, file };
          return (await explainIt({ variables })).data?.explainBankMovement;
        },
        (done) => {
          const offer = done?.ruleOffer;
          if (offer) {
            const { concept, words, minAmount, maxAmount } = offer;
            onRuleOffer({ accountId: movement.account.id, concept, words, minAmount, maxAmount });
          }
          const made = done?.allocations.slice(-parts.length) ?? [];
          const [only] = made;
          const text = explainedText(made.map(({ amount }) => amount));
          if (made.length !== 1 || !only || only.registered) return text;
          undoable(text, () => undoIt({ variables: { id: only.id } }));
          return null;
        },
      ),
    undoPart: (partId: string) =>
      void perform(() => undoIt({ variables: { id: partId } }), conceptTexts.undone),
    changeRule: ({ id: ruleId, version }: KnownRule, input: BankRuleInput) =>
      perform(
        (over = version) => change({ variables: { id: ruleId, input, version: over } }),
        conceptTexts.ruleChanged,
      ),
    endRule: (ruleId: string) =>
      void perform(() => end({ variables: { id: ruleId } }), conceptTexts.ruleEnded),
    undo: (backingId: string) =>
      void perform(() => undo({ variables: { id: backingId } }), bankToasts.undone),
    putAside: (motivo: string) =>
      perform(
        () => putAside({ variables: { id, input: { motivo } } }),
        () => {
          undoable(bankToasts.aside, () => restore({ variables: { id } }));
          return null;
        },
      ),
    restore: (movementId: string) =>
      void perform(() => restore({ variables: { id: movementId } }), bankToasts.restored),
    switchAutomatic: (accountId: string, automatic: boolean) =>
      void perform(
        () => switchAutomatic({ variables: { accountId, automatic } }),
        automatic ? bankToasts.automaticOn : bankToasts.automaticOff,
      ),
  };
}

export type BankActions = ReturnType<typeof useBankActions>;
