import { CLIENTE } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { useOwnRefundListQuery } from "../payments/own-refund/own-refund.generated.ts";
import { reservationActs } from "./reservation.acts.tsx";
import { offeredReservationActs } from "./reservation.offered-acts.ts";
import { reservationReads } from "./reservation.reads.ts";
import { ReservationCard } from "./ReservationCard.tsx";
import { useReservationList } from "./useReservationList.ts";

interface OwnReservations {
  /** Cards of the reservations with their acts, newest first; undefined until they have loaded. */
  readonly cards: ReadonlyMap<string, ReactNode> | undefined;
  readonly error: unknown;
  readonly again: () => void;
  /** True while the money of an annulled reservation is shown: such a reservation has no card. */
  readonly hasRefunds: boolean;
  readonly dialog: ReactNode;
}

/** Returns a client's own reservations as cards by their id. */
export function useOwnReservations(): OwnReservations {
  const viewer = useUser();
  const { show, dialog } = useRecordActs(reservationActs, { reads: reservationReads });
  const { list, error, again } = useReservationList({ page: 1, filter: { userId: viewer.id } });
  const refunds = useOwnRefundListQuery({ skip: viewer.role !== CLIENTE });
  const cards =
    list &&
    new Map(
      list.items.map((reservation) => [
        reservation.id,
        <ReservationCard
          key={reservation.id}
          reservation={reservation}
          cannotCancel={offeredReservationActs(viewer, reservation).get("cancel")}
          onCancel={() => show("cancel", reservation)}
        />,
      ]),
    );
  const hasRefunds = refunds.loading || Boolean(refunds.data?.ownRefunds.some(({ orderId }) => orderId));
  return { cards, error, again, hasRefunds, dialog };
}
