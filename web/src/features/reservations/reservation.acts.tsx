import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../base/acts/confirming.tsx";
import { type OpenAct, type RecordAct, recordAct } from "../../base/acts/record-acts.tsx";
import { withReason } from "../../base/acts/with-reason.tsx";
import { useUser } from "../../base/session/useSession.ts";
import type { CancelReservationInput, UpdateReservationInput } from "../../graphql/schema.generated.ts";
import { peopleText, reservationTexts as texts } from "./reservation.texts.ts";
import { ReservationPaymentDialog } from "./ReservationPaymentDialog.tsx";
import {
  ReservationCancelDocument,
  type ReservationRowFragment,
  ReservationUpdateDocument,
} from "./reservations.generated.ts";

/** Reservation on which an act is performed. */
interface ActedReservation extends ReservationRowFragment {
  /** Edited values to save when staff confirms that the reservation is paid. */
  readonly input?: UpdateReservationInput;
}

const act = recordAct<ActedReservation, "card">();

/** Returns the beginning of a sentence about a reservation. */
const what = ({ code, pack, numberOfPeople }: ActedReservation) => (
  <>
    La reserva <strong>{code}</strong> a {pack.title} para {peopleText(numberOfPeople)}
  </>
);
const customerOf = ({ customer }: ActedReservation) => `${customer.name} ${customer.lastname}`;
const refundOf = ({ paid }: ActedReservation) =>
  paid > 0 ? ` Se devolverán ${formatCop(paid)} en 15 días calendario.` : "";

type Cancelling = OpenAct<ActedReservation, { readonly input: CancelReservationInput }>;

const CancelOwn = confirming<ActedReservation>((reservation) => ({
  title: "¿Anular la reserva?",
  confirm: texts.cancel,
  destructive: true,
  children: (
    <>
      {what(reservation)} se anulará y sus cupos quedarán libres.{refundOf(reservation)}
    </>
  ),
}));

const CancelForCustomer = withReason<ActedReservation, { readonly input: CancelReservationInput }>(
  (reservation) => ({
    title: "¿Anular la reserva?",
    lead: (
      <>
        {what(reservation)} de {customerOf(reservation)} se anulará y sus cupos quedarán libres.
        {refundOf(reservation)}
      </>
    ),
    label: "Motivo",
    submit: texts.cancel,
  }),
  (motivo) => ({ input: { motivo } }),
);

/** Acts on a reservation, in the order of its menu. */
export const reservationActs = {
  // The list edits a reservation in its row.
  edit: { label: "Editar", places: ["card"] },
  register: {
    label: texts.register,
    places: ["card"],
    Dialog: ({ record, frame }) => <ReservationPaymentDialog reservation={record} onClose={frame.onClose} />,
  },
  cancel: act({
    label: "Anular",
    mutation: ReservationCancelDocument,
    done: texts.cancelled,
    failing: "cancelReservation",
    color: "error",
    places: ["card"],
    Dialog: (opened: Cancelling) =>
      useUser().id === opened.record.userId ? (
        <CancelOwn {...opened} send={() => opened.send({ input: { motivo: null } })} />
      ) : (
        <CancelForCustomer {...opened} />
      ),
  }),
  vouch: act({
    label: texts.vouch,
    mutation: ReservationUpdateDocument,
    of: ({ id, input, version }: ActedReservation, over = version) => ({
      id,
      input: { ...input, isPaid: true, version: over },
    }),
    done: texts.updated,
    failing: "updateReservation",
    Dialog: confirming((reservation) => ({
      title: "¿Marcar como pagada sin registrar el pago?",
      confirm: texts.vouch,
      children: (
        <>
          {what(reservation)} de {customerOf(reservation)} quedará pagada por tu palabra:{" "}
          {formatCop(reservation.balance)} no entran a los ingresos. Si ya recibiste el dinero, cancela y usa
          «{texts.register}».
        </>
      ),
    })),
  }),
} satisfies Record<string, RecordAct<ActedReservation, "card">>;
