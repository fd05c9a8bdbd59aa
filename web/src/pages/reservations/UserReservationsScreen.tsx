import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { useUser } from "../../base/session/useSession.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import type { OwnRefundLineFragment } from "../../features/payments/own-refund/own-refund.generated.ts";
import { OwnRefundList } from "../../features/payments/own-refund/OwnRefundList.tsx";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { useOwnTripsQuery } from "../../features/reports/own-trips/own-trips.generated.ts";
import { ownTripsTexts } from "../../features/reports/own-trips/own-trips.texts.ts";
import { TripCard } from "../../features/reports/own-trips/TripCard.tsx";
import { reservationTexts } from "../../features/reservations/reservation.texts.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { useOwnReservations } from "../../features/reservations/useOwnReservations.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";

/** Returns the address at which a client sees the refunded record. */
const refundedAt = ({ contractId, orderId }: OwnRefundLineFragment): string =>
  contractId ? paymentPaths.own.to({ contractId }) : reservationPaths.one.to({ id: orderId ?? "" });

/**
 * Shows the start page of a client's account: every trip once, quoted or booked, the ones that wait for the
 * client first.
 */
export function UserReservationsScreen() {
  const { role } = useUser();
  const { data, error, refetch } = useOwnTripsQuery({ fetchPolicy: "cache-and-network" });
  const { cards, hasRefunds, ...reservations } = useOwnReservations();
  const trips = data?.ownTrips ?? [];
  const listed = new Set(trips.map(({ id }) => id));
  const isLoading = (!data && !error) || (!cards && !reservations.error);
  const isEmpty = data && cards && trips.length === 0 && cards.size === 0 && !hasRefunds;
  return (
    <>
      <PageHeader title="Mis Reservas" />
      <Stack sx={{ gap: 4, maxWidth: 860 }}>
        {role === CLIENTE && <OwnRefundList pageOf={refundedAt} />}
        {error && !data && <ErrorState {...shownFailure(error, refetch)} />}
        {reservations.error !== undefined && !cards && (
          <ErrorState {...shownFailure(reservations.error, reservations.again, "listReservations")} />
        )}
        {isLoading && <ListSkeleton cards />}
        {isEmpty && (
          <EmptyState
            action={
              <Button variant="contained" color="secondary" href={systemPaths.home.to()}>
                {ownTripsTexts.ask}
              </Button>
            }
          >
            {reservationTexts.none} {ownTripsTexts.none}
          </EmptyState>
        )}
        {!isLoading &&
          trips.map((trip) =>
            trip.kind === "reservation" ? (
              cards?.get(trip.id)
            ) : (
              <TripCard key={`${trip.kind}:${trip.id}`} trip={trip} />
            ),
          )}
        {!isLoading && [...(cards ?? [])].map(([id, card]) => !listed.has(id) && card)}
        {reservations.dialog}
      </Stack>
    </>
  );
}
