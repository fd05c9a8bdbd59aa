import type { PriceInput } from "./dialogs/PriceDialog.tsx";
import type { GivenDiscount } from "./dialogs/DiscountDialogs.tsx";
import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { useActs } from "../../../base/saving/useActs.ts";
import { useMailToast } from "../../../base/useMailToast.ts";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import type { ReassignQuoteInput } from "../../../graphql/schema.generated.ts";
import { useUndo } from "../../../base/saving/useUndo.tsx";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import { quoteToasts } from "./quote.texts.ts";
import {
  QuotePdfDocument,
  useQuoteApproveDiscountMutation,
  useQuoteApproveMutation,
  useQuoteAssignmentUndoMutation,
  useQuoteDeleteMutation,
  useQuoteJoinMutation,
  useQuoteReassignMutation,
  useQuoteRegeneratePdfMutation,
  useQuoteRejectMutation,
  useQuoteRemindByWhatsappMutation,
  useQuoteRemindMutation,
  useQuoteRequoteMutation,
  useQuoteSendMutation,
  useQuoteUpdateMutation,
} from "./quotes.generated.ts";
import { quotePaths } from "./quotes.paths.ts";

const lists = { refetchQueries: ["QuoteList", "QuoteCounts", "QuoteDetail", "QuoteLinks"] };
const figures = { refetchQueries: [...lists.refetchQueries, "QuoteCalculation", "RecordHistory"] };

/**
 * Returns the acts of one quote: which dialog is open, the refusal, and the function of each. A refused
 * form keeps its text.
 */
export function useQuoteActions(id: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const openFile = useOpenFile();
  const mailToast = useMailToast();
  const acts = useActs<OfferedQuoteAct>({ failing: "quoteAct" });
  const { open, busy, failure, show, close, perform, performHere } = acts;
  const openChat = useOpenChat(perform);
  const undoable = useUndo();
  const [send] = useQuoteSendMutation(lists);
  const [remind] = useQuoteRemindMutation({ refetchQueries: ["RecordHistory"] });
  const [remindByWhatsApp] = useQuoteRemindByWhatsappMutation({
    refetchQueries: ["QuoteDetail", "QuoteLinks", "RecordHistory"],
  });
  const [update] = useQuoteUpdateMutation(lists);
  const [discount] = useQuoteUpdateMutation(figures);
  const [approveDiscount] = useQuoteApproveDiscountMutation(figures);
  const [approve] = useQuoteApproveMutation(lists);
  const [reject] = useQuoteRejectMutation(lists);
  const [requote] = useQuoteRequoteMutation(lists);
  const [reassign] = useQuoteReassignMutation(lists);
  const [giveBack] = useQuoteAssignmentUndoMutation(lists);
  const [join] = useQuoteJoinMutation({ refetchQueries: [...lists.refetchQueries, "RecordHistory"] });
  const [regenerate] = useQuoteRegeneratePdfMutation(lists);
  const [remove] = useQuoteDeleteMutation({ refetchQueries: ["QuoteList", "QuoteCounts"] });

  const openPdf = () =>
    openFile(async () => {
      const query = QuotePdfDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
      return data?.quotePdf.url;
    }, "emptyPdf");
  return {
    open,
    busy,
    failure,
    show,
    close,
    openPdf: () => void openPdf(),
    performHere,
    send: (note: string) =>
      void perform(() => send({ variables: { id, note: note.trim() || null } }), mailToast(quoteToasts.sent)),
    remind: () => void perform(() => remind({ variables: { id } }), mailToast(quoteToasts.reminded)),
    remindByWhatsApp: () =>
      openChat(async () => (await remindByWhatsApp({ variables: { id } })).data?.remindQuoteByWhatsapp),
    join: () => void perform(() => join({ variables: { id } }), quoteToasts.joined),
    email: async (emailCliente: string, goesOn: boolean) => {
      const act = () => update({ variables: { id, input: { emailCliente } } });
      const wrong = await perform(act, quoteToasts.saved);
      if (!wrong && goesOn) show("send");
      return wrong;
    },
    price: (input: PriceInput) => perform(() => update({ variables: { id, input } }), quoteToasts.saved),
    discount: (given: GivenDiscount, version: number, approved: boolean) =>
      perform(
        () => discount({ variables: { id, input: { ...given, version } } }),
        approved ? quoteToasts.discounted : quoteToasts.discountAsked,
      ),
    /** Removes the discount: the price is the calculated price again. */
    undiscount: (version: number) =>
      void perform(
        () => discount({ variables: { id, input: { descuentoPorcentaje: 0, version } } }),
        quoteToasts.undiscounted,
      ),
    approveDiscount: (descuentoPorcentaje: number) =>
      void perform(
        () => approveDiscount({ variables: { id, descuentoPorcentaje } }),
        quoteToasts.discountApproved,
      ),
    approve: (observaciones: string, option: string | null) =>
      perform(
        () => approve({ variables: { id, input: { observaciones: observaciones || null, option } } }),
        quoteToasts.approved,
      ),
    reject: (motivoRechazo: string) =>
      perform(() => reject({ variables: { id, input: { motivoRechazo } } }), quoteToasts.rejected),
    requote: (requoteReason: string) =>
      perform(() => requote({ variables: { id, input: { requoteReason } } }), quoteToasts.requoted),
    reassign: (input: ReassignQuoteInput, hadSeller: boolean) =>
      perform(
        () => reassign({ variables: { id, input } }),
        () => {
          if (!hadSeller) return quoteToasts.reassigned;
          undoable(quoteToasts.reassigned, () => giveBack({ variables: { id } }));
          return null;
        },
      ),
    regenerate: () => void perform(() => regenerate({ variables: { id } }), quoteToasts.pdfMade),
    remove: async () => {
      if (!(await perform(() => remove({ variables: { id } }), quoteToasts.deleted)))
        void navigate(quotePaths.list.to());
    },
  };
}

export type QuoteActions = ReturnType<typeof useQuoteActions>;
