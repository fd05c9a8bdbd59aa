import { formatCop } from "@travesia/api/cop";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { SendQuoteDialog } from "../sharing/SendQuoteDialog.tsx";
import { useSharing } from "../sharing/useSharing.ts";
import type { QuoteRecordFragment, QuoteSendMutationVariables } from "./quotes.generated.ts";

export { ApproveQuoteDialog } from "./dialogs/ApproveQuoteDialog.tsx";
export { ApproveDiscountDialog, DiscountDialog } from "./dialogs/DiscountDialogs.tsx";
export { EditQuoteDialog } from "./EditQuoteDialog.tsx";
export { EmailDialog } from "./dialogs/EmailDialog.tsx";
export { PriceDialog } from "./dialogs/PriceDialog.tsx";
export { ReassignQuoteDialog } from "./ReassignQuoteDialog.tsx";
export { SaveTemplateDialog } from "../template/SaveTemplateDialog.tsx";

/** Asks for the reason why a client rejects a quote. */
export const RejectQuoteDialog = withReason(
  ({ quoteNumber, nombreCliente, precioTotal }: QuoteRecordFragment) => ({
    maxLength: 1000,
    title: "Rechazar cotización",
    lead:
      `Vas a registrar que ${nombreCliente} no acepta la cotización ${quoteNumber} por ` +
      `${formatCop(precioTotal ?? 0)}.`,
    label: "Motivo del rechazo",
    missing: "El motivo de rechazo es obligatorio",
    submit: "Rechazar cotización",
  }),
  (motivoRechazo) => ({ input: { motivoRechazo } }),
);

/** Asks for the reason why a quote is reopened. */
export const RequoteDialog = withReason(
  ({ quoteNumber }: QuoteRecordFragment) => ({
    maxLength: 1000,
    title: "Recotizar",
    lead:
      `La cotización ${quoteNumber} se abrirá de nuevo para cambiar precio, fechas o personas. ` +
      "El cliente recibirá una versión nueva.",
    label: "Motivo de la recotización",
    missing: "El motivo de la recotización es obligatorio",
    submit: "Recotizar",
  }),
  (requoteReason) => ({ input: { requoteReason } }),
);

/** Sends a quote by e-mail, or creates a link that the user shares with the client. */
export function Sending({
  record,
  frame,
  send,
  performHere,
  instead,
}: OpenAct<QuoteRecordFragment, Omit<QuoteSendMutationVariables, "id">>) {
  const sharing = useSharing({ id: record.id, phone: record.telefonoCliente }, performHere);
  return (
    <SendQuoteDialog
      {...frame}
      quote={record}
      sharing={sharing}
      onMail={(terms) => void send(terms)}
      onEmail={() => instead("email")}
    />
  );
}
