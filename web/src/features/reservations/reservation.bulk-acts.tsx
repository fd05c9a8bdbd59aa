import { may } from "@travesia/api/permissions";
import { isOffered } from "../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ReasonEach } from "../../base/lists/ReasonEach.tsx";
import { offeredReservationActs } from "./reservation.offered-acts.ts";
import { type ReservationRowFragment, useReservationsCancelMutation } from "./reservations.generated.ts";

const many = (count: number) => (count === 1 ? "1 reserva" : `${count} reservas`);

function CancelReservations({ rows, ...dialog }: BulkDialogProps<ReservationRowFragment>) {
  const [cancel] = useReservationsCancelMutation();
  const paid = rows.filter(({ paid: amount }) => amount > 0).length;
  return (
    <ReasonEach
      {...dialog}
      title={`Anular ${many(rows.length)}`}
      lead={
        "Sus cupos quedan libres y no se puede deshacer." +
        (paid > 0 ? ` ${paid === 1 ? "Una tiene" : `${paid} tienen`} dinero recibido por devolver.` : "")
      }
      label="Motivo de la anulación"
      missing="Escribe el motivo de la anulación."
      submit={`Anular ${many(rows.length)}`}
      perform={(motivo) => (slice) => cancel({ variables: { ...slice, input: { motivo } } })}
    />
  );
}

/** Returns the bulk acts on reservations that the viewer may use. */
export const reservationBulkActs = (viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<ReservationRowFragment>[] =>
  may(viewer.role, "manageReservations")
    ? [
        {
          key: "cancel",
          label: "Anular",
          destructive: true,
          allows: (reservation) => isOffered(offeredReservationActs(viewer, reservation), "cancel"),
          Dialog: CancelReservations,
        },
      ]
    : [];
