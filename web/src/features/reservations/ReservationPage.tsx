import { TurnLine } from "../../base/acts/TurnLine.tsx";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { howToPayTexts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import { isOffered } from "../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { mapOf } from "../catalog/reserve.ts";
import { useForgottenTrip } from "../contracts/trip/useForgottenTrip.ts";
import { reservationActs } from "./reservation.acts.tsx";
import { offeredReservationActs } from "./reservation.offered-acts.ts";
import { reservationReads } from "./reservation.reads.ts";
import { reservationTexts } from "./reservation.texts.ts";
import { ReservationCustomer } from "./ReservationCustomer.tsx";
import { ReservationMoney } from "./ReservationMoney.tsx";
import { ReservationRefunds } from "./ReservationRefunds.tsx";
import {
  type BookedTrip,
  ReservationCover,
  ReservationTrip,
  ReservationTripActs,
} from "./ReservationTrip.tsx";
import { customerName, ReservationPassage } from "./ReservationPassage.tsx";
import {
  useReservationChangedSubscription,
  useReservationDetailQuery,
  useReservationHowToPayQuery,
} from "./reservations.generated.ts";
import { reservationPaths } from "./reservations.paths.ts";
import { ReservationVouchers } from "./ReservationVouchers.tsx";
import { Unread } from "../../base/failure/Unread.tsx";
import { HowToPay } from "../payments/how-to-pay/HowToPay.tsx";

/** Shows one reservation: the booking, its paid amount, and how to pay the rest. */
export function ReservationPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useReservationDetailQuery({ variables: { id } });
  // An update replaces the record in the cache by its id.
  useReservationChangedSubscription();
  const reservation = data?.reservation;
  useForgottenTrip(id, error, reservation === null);
  const viewer = useUser();
  const others = reservation && reservation.customer.id !== viewer.id;
  const code = reservation ? `Reserva ${reservation.code}` : "Reserva";
  usePageTitle(others ? `${code} · ${customerName(reservation)}` : code);
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch, "listReservations")} />;
  if (!data) return <RecordSkeleton page />;
  if (!reservation)
    return (
      <EmptyState
        page
        action={
          <Button variant="outlined" href={reservationPaths.mine.to()}>
            Mis Reservas
          </Button>
        }
      >
        Orden de reserva no encontrada
      </EmptyState>
    );
  return <Shown reservation={reservation} />;
}

function Shown({ reservation }: { readonly reservation: BookedTrip }) {
  const viewer = useUser();
  const isOwn = viewer.id === reservation.customer.id;
  const { show, dialog } = useRecordActs(reservationActs, { reads: reservationReads });
  const acts = offeredReservationActs(viewer, reservation);
  const cannotCancel = acts.get("cancel");
  return (
    <Stack sx={{ gap: 4 }}>
      {isOwn && <ReservationCover {...reservation} />}
      <ReservationPassage reservation={reservation} forStaff={!isOwn} />
      {!isOwn && <ReservationCustomer customer={reservation.customer} />}
      {!isOwn && (
        <ReservationVouchers reservation={reservation} editable={isOffered(acts, "attachVoucher")} />
      )}
      {isOwn && viewer.role === CLIENTE && <ReservationTripActs {...reservation} />}
      <TurnLine turns={reservation.turns} />
      {isOwn && <ReservationTrip {...reservation} />}
      <ReservationMoney reservation={reservation} />
      {reservation.status === "anulada" && <ReservationRefunds id={reservation.id} />}
      {reservation.status === "pendiente" && <ReservationHowToPay id={reservation.id} />}
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {acts.has("register") && (
          <Button variant="outlined" onClick={() => show("register", reservation)}>
            {reservationActs.register.label}
          </Button>
        )}
        {!isOwn && (
          <Button variant="outlined" href={mapOf(reservation.pack)} target="_blank" rel="noopener noreferrer">
            Ver en el mapa
          </Button>
        )}
        {cannotCancel !== undefined && (
          <ActButton color="error" reason={cannotCancel} onClick={() => show("cancel", reservation)}>
            {reservationTexts.cancel}
          </ActButton>
        )}
      </Stack>
      {dialog}
    </Stack>
  );
}

/** Shows the ways to pay the balance of a reservation; hidden when there is none. */
function ReservationHowToPay({ id }: { readonly id: string }) {
  const read = useReservationHowToPayQuery({ variables: { id }, fetchPolicy: "network-only" });
  const ways = read.data?.howToPayReservation;
  return ways ? (
    <HowToPay ways={ways} wayToPay={{ href: ways.online ?? "" }} />
  ) : (
    <Unread of={read} what={howToPayTexts.title} />
  );
}
