import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { useUser } from "../../base/session/useSession.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import type { OwnRefundLineFragment } from "../../features/payments/own-refund/own-refund.generated.ts";
import { OwnRefundList } from "../../features/payments/own-refund/OwnRefundList.tsx";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { useOwnTripsQuery } from "../../features/reports/own-trips/own-trips.generated.ts";
import { OwnTrips } from "../../features/reports/own-trips/OwnTrips.tsx";
import { OwnReservations } from "../../features/reservations/OwnReservations.tsx";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";

/** Returns the address at which a client sees the refunded record. */
const refundedAt = ({ contractId, orderId }: OwnRefundLineFragment): string =>
  contractId ? paymentPaths.own.to({ contractId }) : reservationPaths.one.to({ id: orderId ?? "" });

/** Shows the start page of a client's account: the trips with the next step of each, and the reservations. */
export function UserReservationsScreen() {
  const { role } = useUser();
  const { data, error, refetch } = useOwnTripsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <>
      <PageHeader title="Mis Reservas" />
      <Stack sx={{ gap: 6, maxWidth: 860 }}>
        {role === CLIENTE && <OwnRefundList pageOf={refundedAt} />}
        {error && !data && <ErrorState {...shownFailure(error, refetch)} />}
        {!error && !data && <ListSkeleton cards />}
        {data && <OwnTrips trips={data.ownTrips} />}
        <OwnReservations />
      </Stack>
    </>
  );
}
