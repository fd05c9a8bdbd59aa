import { formatCop } from "@travesia/api/cop";
import type { ComponentType } from "react";
import { useUser } from "../../base/session/useSession.ts";
import { ReasonDialog } from "../../base/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { peopleText, reservationTexts } from "./reservation.texts.ts";
import { ReservationPaymentDialog } from "./ReservationPaymentDialog.tsx";
import type { OpenReservationAct, useReservationActions } from "./useReservationActions.ts";

interface ActDialogProps {
  readonly open: OpenReservationAct;
  readonly actions: ReturnType<typeof useReservationActions>;
}

/** Dialog of each action. */
const dialogs: Record<OpenReservationAct["act"], ComponentType<ActDialogProps>> = {
  register: ({ open, actions }) => (
    <ReservationPaymentDialog reservation={open.reservation} onClose={actions.close} />
  ),
  vouch: ({ open: { reservation, input = {} }, actions }) => (
    <ConfirmDialog
      open
      title="¿Marcar como pagada sin registrar el pago?"
      confirm={reservationTexts.vouch}
      busy={actions.busy}
      onConfirm={() => void actions.update(reservation.id, { ...input, isPaid: true })}
      onClose={actions.close}
    >
      <What reservation={reservation} /> de {nameOf(reservation)} quedará pagada por tu palabra:{" "}
      {formatCop(reservation.balance)} no entran a los ingresos. Si ya recibiste el dinero, cancela y usa «
      {reservationTexts.register}».
    </ConfirmDialog>
  ),
  cancel: CancelDialog,
};

/** Shows the open dialog of an action on a reservation, if any. */
export function ReservationDialogs({ actions }: Pick<ActDialogProps, "actions">) {
  const { open } = actions;
  if (!open) return null;
  const Dialog = dialogs[open.act];
  return <Dialog open={open} actions={actions} />;
}

function CancelDialog({ open: { reservation }, actions }: ActDialogProps) {
  const viewer = useUser();
  const refund =
    reservation.paid > 0 ? ` Se devolverán ${formatCop(reservation.paid)} en 15 días calendario.` : "";
  const own = viewer.id === reservation.userId;
  return own ? (
    <ConfirmDialog
      open
      title="¿Anular la reserva?"
      confirm={reservationTexts.cancel}
      destructive
      busy={actions.busy}
      onConfirm={() => void actions.cancel(null)}
      onClose={actions.close}
    >
      <What reservation={reservation} /> se anulará y sus cupos quedarán libres.{refund}
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      title="¿Anular la reserva?"
      lead={
        <>
          <What reservation={reservation} /> de {nameOf(reservation)} se anulará y sus cupos quedarán libres.
          {refund}
        </>
      }
      label="Motivo"
      submit={reservationTexts.cancel}
      busy={actions.busy}
      failure={actions.failure}
      onSubmit={actions.cancel}
      onClose={actions.close}
    />
  );
}

const nameOf = ({ customer }: OpenReservationAct["reservation"]): string =>
  `${customer.name} ${customer.lastname}`;

const What = ({ reservation: { code, pack, numberOfPeople } }: Pick<OpenReservationAct, "reservation">) => (
  <>
    La reserva <strong>{code}</strong> a {pack.title} para {peopleText(numberOfPeople)}
  </>
);
