import { formatCop } from "@travesia/api/cop";
import { useUser } from "../../app/session/useSession.ts";
import { ReasonDialog } from "../../app/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { peopleText, reservationTexts } from "./reservation.texts.ts";
import { ReservationPaymentDialog } from "./ReservationPaymentDialog.tsx";
import type { useReservationActions } from "./useReservationActions.ts";

/**
 * The dialogs of what is done with a reservation: annulling it, registering a payment, and saying
 * that it is paid.
 */
export function ReservationDialogs({
  actions,
}: {
  readonly actions: ReturnType<typeof useReservationActions>;
}) {
  const viewer = useUser();
  const { open, busy, failure, close, cancel, update } = actions;
  if (!open) return null;
  const { act, reservation, input = {} } = open;
  const { code, pack, customer, numberOfPeople, paid, balance } = reservation;
  if (act === "register") return <ReservationPaymentDialog reservation={reservation} onClose={close} />;
  const what = (
    <>
      La reserva <strong>{code}</strong> a {pack.title} para {peopleText(numberOfPeople)}
    </>
  );
  if (act === "vouch")
    return (
      <ConfirmDialog
        open
        title="¿Marcar como pagada sin registrar el pago?"
        confirm={reservationTexts.vouch}
        busy={busy}
        onConfirm={() => void update(reservation.id, { ...input, isPaid: true })}
        onClose={close}
      >
        {what} de {customer.name} {customer.lastname} quedará pagada por tu palabra: {formatCop(balance)} no
        entran a los ingresos. Si ya recibiste el dinero, cancela y usa «{reservationTexts.register}».
      </ConfirmDialog>
    );
  const refund = paid > 0 ? ` Se devolverán ${formatCop(paid)} en 15 días calendario.` : "";
  if (viewer.id === reservation.userId)
    return (
      <ConfirmDialog
        open
        title="¿Anular la reserva?"
        confirm={reservationTexts.cancel}
        destructive
        busy={busy}
        onConfirm={() => void cancel(null)}
        onClose={close}
      >
        {what} se anulará y sus cupos quedarán libres.{refund}
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      title="¿Anular la reserva?"
      lead={
        <>
          {what} de {customer.name} {customer.lastname} se anulará y sus cupos quedarán libres.{refund}
        </>
      }
      label="Motivo"
      submit={reservationTexts.cancel}
      busy={busy}
      failure={failure}
      onSubmit={cancel}
      onClose={close}
    />
  );
}
