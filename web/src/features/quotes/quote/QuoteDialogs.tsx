import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ApproveQuoteDialog } from "./dialogs/ApproveQuoteDialog.tsx";
import { ApproveDiscountDialog, DiscountDialog } from "./dialogs/DiscountDialogs.tsx";
import { EmailDialog } from "./dialogs/EmailDialog.tsx";
import { PriceDialog } from "./dialogs/PriceDialog.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { QuoteAssignments } from "./QuoteAssignments.tsx";
import { ReassignQuoteDialog } from "./ReassignQuoteDialog.tsx";
import { SendQuoteDialog } from "../sharing/SendQuoteDialog.tsx";
import { SaveTemplateDialog } from "../template/SaveTemplateDialog.tsx";
import { useSharing } from "../sharing/useSharing.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";
import type { QuoteActions } from "./useQuoteActions.ts";

/** Shows the dialog of the act that was chosen, one at a time. */
export function QuoteDialogs({
  quote,
  actions,
}: {
  readonly quote: QuoteRecordFragment;
  readonly actions: QuoteActions;
}) {
  const { open, busy, failure, close } = actions;
  const { quoteNumber: number, nombreCliente, precioTotal } = quote;
  const shared = { open: true, busy, failure, onClose: close };
  const amount = formatCop(precioTotal ?? 0);
  switch (open) {
    case "send":
      return <Sending quote={quote} actions={actions} />;
    case "email":
      return <EmailDialog {...shared} quote={quote} onSubmit={actions.email} />;
    case "price":
      return <PriceDialog {...shared} number={number} price={quote} onSubmit={actions.price} />;
    case "discount":
      return (
        <DiscountDialog
          {...shared}
          quote={quote}
          onSubmit={actions.discount}
          onRemove={() => actions.undiscount(quote.version)}
        />
      );
    case "approveDiscount":
      return (
        <ApproveDiscountDialog
          {...shared}
          quote={quote}
          onConfirm={() => actions.approveDiscount(quote.descuentoPorcentaje ?? 0)}
        />
      );
    case "approve":
      return (
        <ApproveQuoteDialog
          quote={quote}
          busy={busy}
          failure={failure}
          onSubmit={actions.approve}
          onClose={close}
        />
      );
    case "reject":
      return (
        <ReasonDialog
          {...shared}
          maxLength={1000}
          title="Rechazar cotización"
          lead={`Vas a registrar que ${nombreCliente} no acepta la cotización ${number} por ${amount}.`}
          label="Motivo del rechazo"
          missing="El motivo de rechazo es obligatorio"
          submit="Rechazar cotización"
          onSubmit={actions.reject}
        />
      );
    case "requote":
      return (
        <ReasonDialog
          {...shared}
          maxLength={1000}
          title="Recotizar"
          lead={
            `La cotización ${number} se abrirá de nuevo para cambiar precio, fechas o personas. ` +
            "El cliente recibirá una versión nueva."
          }
          label="Motivo de la recotización"
          missing="El motivo de la recotización es obligatorio"
          submit="Recotizar"
          onSubmit={actions.requote}
        />
      );
    case "reassign": {
      const present = quote.vendedor && `${quote.vendedor.name} ${quote.vendedor.lastname}`;
      return (
        <ReassignQuoteDialog
          {...shared}
          number={number}
          present={present}
          onSubmit={(input) => actions.reassign(input, present !== null)}
        >
          <QuoteAssignments id={quote.id} />
        </ReassignQuoteDialog>
      );
    }
    case "saveTemplate":
      return <SaveTemplateDialog quoteId={quote.id} name={quote.destino} onClose={close} />;
    case "join":
      return (
        <ConfirmDialog
          open
          title="Unir con la primera"
          confirm="Unir solicitudes"
          busy={busy}
          onConfirm={actions.join}
          onClose={close}
        >
          <FormFailure failure={failure} />
          La cotización {number} quedará cerrada con todo lo que dice, y {quote.repeatedNumber} sigue con{" "}
          {nombreCliente}. Las dos lo cuentan en su historia. Si no era la misma solicitud, ábrela de nuevo
          con «Recotizar».
        </ConfirmDialog>
      );
    case "makePdf":
      return (
        <ConfirmDialog
          open
          title="Regenerar PDF"
          confirm="Regenerar PDF"
          busy={busy}
          onConfirm={actions.regenerate}
          onClose={close}
        >
          Se hará de nuevo el PDF de la cotización {number} por {amount} con los datos de hoy. Las versiones
          ya enviadas no cambian.
        </ConfirmDialog>
      );
    case "delete":
      return (
        <ConfirmDialog
          open
          title="Eliminar cotización"
          confirm="Eliminar cotización"
          destructive
          busy={busy}
          onConfirm={() => void actions.remove()}
          onClose={close}
        >
          Se eliminará la cotización {number} de {nombreCliente}. No se puede deshacer.
        </ConfirmDialog>
      );
    // Done at once, or on a page of their own.
    case "calculate":
    case "duplicate":
    case "edit":
    case "editItinerary":
    case "preview":
    case "remind":
    case "remindByWhatsapp":
    case null:
      return null;
  }
}

function Sending({
  quote,
  actions,
}: {
  readonly quote: QuoteRecordFragment;
  readonly actions: QuoteActions;
}) {
  const { busy, failure, close } = actions;
  const sharing = useSharing({ id: quote.id, phone: quote.telefonoCliente }, actions.performHere);
  return (
    <SendQuoteDialog
      quote={quote}
      busy={busy}
      failure={failure}
      sharing={sharing}
      onMail={actions.send}
      onEmail={() => actions.show("email")}
      onClose={close}
    />
  );
}
