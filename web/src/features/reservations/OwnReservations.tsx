import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useOwnRefundListQuery } from "../payments/own-refund/own-refund.generated.ts";
import { reservationActs } from "./reservation.acts.tsx";
import { offeredReservationActs } from "./reservation.offered-acts.ts";
import { reservationReads } from "./reservation.reads.ts";
import { reservationTexts } from "./reservation.texts.ts";
import { ReservationCard } from "./ReservationCard.tsx";
import { useReservationList } from "./useReservationList.ts";

/** Shows a client's own reservations, newest first, each with its acts. */
export function OwnReservations() {
  const viewer = useUser();
  const { show, dialog } = useRecordActs(reservationActs, { reads: reservationReads });
  const { list, error, again } = useReservationList({ page: 1, filter: { userId: viewer.id } });
  const refunds = useOwnRefundListQuery({ skip: viewer.role !== CLIENTE });
  if (error && !list) return <ErrorState {...shownFailure(error, again, "listReservations")} />;
  if (!list) return <ListSkeleton cards />;
  const { items } = list;
  // An annulled reservation is not listed; while its money is being refunded, that is shown above it.
  const goesBack = refunds.loading || refunds.data?.ownRefunds.some(({ orderId }) => orderId);
  return (
    <Stack sx={{ gap: 4 }}>
      {items.length === 0 && !goesBack && <EmptyState>{reservationTexts.none}</EmptyState>}
      {items.map((reservation) => (
        <ReservationCard
          key={reservation.id}
          reservation={reservation}
          cannotCancel={offeredReservationActs(viewer, reservation).get("cancel")}
          onCancel={() => show("cancel", reservation)}
        />
      ))}
      {dialog}
    </Stack>
  );
}
