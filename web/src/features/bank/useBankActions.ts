import { useApolloClient } from "@apollo/client/react";
import { sum } from "@travesia/api/cop";
import { asksForReason } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import { useUser } from "../../base/session/useSession.ts";
import { useActs } from "../../base/saving/useActs.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { useUndo } from "../../base/saving/useUndo.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import type { AssignMovementInput } from "../../graphql/schema.generated.ts";
import { acceptedText, assignedText, backedText, bankToasts } from "./bank.texts.ts";
import {
  BankExactProposalsDocument,
  type BankExactProposalsQuery,
  useBankAutomaticMutation,
  useBankBackingUndoMutation,
  useBankMovementAssignMutation,
  useBankMovementPutAsideMutation,
  useBankMovementRestoreMutation,
  useBankPaymentBackMutation,
  useBankProposalAcceptMutation,
  useBankProposalsAcceptMutation,
} from "./bank.generated.ts";
import { anotherAccepts, type Movement, type Proposal, type Unbacked } from "./movement.columns.tsx";

/** Queries that show movements, or their effect on payments. */
export const bankReads = [
  "BankMovements",
  "BankUnbacked",
  "BankOverview",
  "BankImports",
  "BalancingExact",
  "BalancingMovements",
  "BalancingPayments",
];

/** The proposals that one accepts in one go, and how much money they are. */
export interface ExactProposals {
  readonly ids: readonly string[];
  readonly amount: number;
  /** Number of further proposals, which another person accepts. */
  readonly others: number;
}

/** Returns the exact proposals of some movements: those that the user may accept, and how many others do. */
export function exactOf(
  movements: BankExactProposalsQuery["bankMovements"]["items"],
  user: { readonly role: number },
): ExactProposals {
  const exact = movements.flatMap(({ free, proposals }) =>
    proposals.filter((one) => one.exact).map((one) => ({ ...one, free })),
  );
  const own = exact.filter((one) => !anotherAccepts(one, user));
  const amount = sum(own.map(({ free }) => free));
  return { ids: own.map(({ id }) => id), amount, others: exact.length - own.length };
}

/** The answer to why money counts all the same; empty before it is asked. */
interface Why {
  readonly aceptaDuplicado?: true;
  readonly motivoDuplicado?: string;
}

type Open =
  | { readonly act: "accept" | "back" | "assign" | "aside" | "undo"; readonly movement: Movement }
  | { readonly act: "find"; readonly payment: Unbacked }
  | { readonly act: "acceptExact"; readonly exact: ExactProposals }
  | { readonly act: "import" };

/** Returns the acts on movements: which dialog is open, what was refused, and what each does. */
export function useBankActions() {
  const { open, busy, failure, show, close, perform } = useActs<Open>();
  const lists = { refetchQueries: bankReads, awaitRefetchQueries: true };
  const [accept] = useBankProposalAcceptMutation(lists);
  const [acceptAll] = useBankProposalsAcceptMutation(lists);
  const [assign] = useBankMovementAssignMutation(lists);
  const [back] = useBankPaymentBackMutation(lists);
  const [undo] = useBankBackingUndoMutation(lists);
  const [putAside] = useBankMovementPutAsideMutation(lists);
  const [restore] = useBankMovementRestoreMutation(lists);
  const [switchAutomatic] = useBankAutomaticMutation(lists);
  const client = useApolloClient();
  const user = useUser();
  const toasts = useToasts();
  const undoable = useUndo();
  // The act that the server asked a reason for: money that looks like other, or is for what was cancelled.
  const [asked, setAsked] = useState<{ readonly again: (why: Why) => Promise<Wrong | null> } | null>(null);
  const id = open && "movement" in open ? open.movement.id : "";

  const begin = (next: Open) => {
    setAsked(null);
    show(next);
  };
  /**
   * Does an act; where the server asks why the money counts, the reason is asked for and it is done again.
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
    /** Does what waits for a reason, with it; null where nothing waits. */
    explain: asked && ((reason: string) => asked.again({ aceptaDuplicado: true, motivoDuplicado: reason })),
    leaveUnexplained: () => setAsked(null),
    /** Accepts a proposal; where that verified nothing, and so numbered no receipt, it can be taken back. */
    accept: ({ id: proposalId, payment }: Proposal) =>
      void explained((why) =>
        perform(
          async () => {
            const { data } = await accept({ variables: { id: proposalId, ...why } });
            return data?.acceptBankProposal.backings.find((one) => one.payment.id === payment?.id);
          },
          (backing) => {
            if (!backing || (payment?.status === "pending" && backing.payment.status !== "pending"))
              return bankToasts.accepted;
            undoable(bankToasts.accepted, () => undo({ variables: { id: backing.id } }));
            return null;
          },
          "verifyPayment",
        ),
      ),
    /** Looks which proposals are exact now, and asks whether they are to be accepted. */
    offerExact: async (accountId: string | undefined) => {
      const { data } = await client.query({
        query: BankExactProposalsDocument,
        variables: { accountId },
        fetchPolicy: "network-only",
      });
      begin({ act: "acceptExact", exact: exactOf(data?.bankMovements.items ?? [], user) });
    },
    acceptExact: ({ ids }: ExactProposals) =>
      void perform(
        async () => {
          const { data } = await acceptAll({ variables: { ids: [...ids] } });
          const { accepted = 0, refused = [] } = data?.acceptBankProposals ?? {};
          for (const { message } of refused.slice(0, 2)) toasts.info(message);
          return acceptedText(accepted, refused.length);
        },
        (said) => said,
        "verifyPayment",
      ),
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
    /** Says that a movement is a payment. */
    back: (said: { readonly movementId: string; readonly paymentId: string }) =>
      explained((why) =>
        perform(
          async () => {
            const { data } = await back({ variables: { ...said, ...why } });
            return data?.backPayment.backings.find(({ payment }) => payment.id === said.paymentId);
          },
          (backing) => {
            const text = backedText(backing?.amount ?? 0, backing?.payment.status === "pending");
            // What is verified has its receipt, and is reversed by its own act.
            if (backing?.payment.status !== "pending") return text;
            undoable(text, () => undo({ variables: { id: backing.id } }));
            return null;
          },
          "verifyPayment",
        ),
      ),
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
