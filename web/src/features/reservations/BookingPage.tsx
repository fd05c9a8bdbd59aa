import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useSession } from "../../base/session/useSession.ts";
import { newKey } from "../../base/saving/new-key.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { type PackageWholeFragment, usePackageDetailQuery } from "../catalog/catalog.generated.ts";
import { catalogPaths } from "../catalog/catalog.paths.ts";
import { catalogTexts } from "../catalog/catalog.texts.ts";
import { PackageGallery } from "../catalog/PackageGallery.tsx";
import { mapOf } from "../catalog/reserve.ts";
import { type BookableDeparture, bookable, firstChoice } from "./booking.form.ts";
import { BookingForm } from "./BookingForm.tsx";
import { reservationTexts } from "./reservation.texts.ts";
import { useReservationBookMutation } from "./reservations.generated.ts";
import { reservationPaths } from "./reservations.paths.ts";

/** Books a departure of a package. */
export function BookingPage({ packId }: { readonly packId: number }) {
  const { data, error, refetch } = usePackageDetailQuery({
    variables: { id: packId },
    // The number of free seats is read again each time.
    fetchPolicy: "cache-and-network",
  });
  usePageTitle(reservationTexts.bookTitle);
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch, "listPackages")} />;
  if (!data) return <RecordSkeleton page />;
  if (!data.package)
    return (
      <EmptyState
        page
        action={
          <Button variant="outlined" href={catalogPaths.all.to()}>
            {catalogTexts.all}
          </Button>
        }
      >
        {catalogTexts.notFound}
      </EmptyState>
    );
  return <Booking pack={data.package} />;
}

function Booking({ pack }: { readonly pack: PackageWholeFragment }) {
  const { isAuthenticated } = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const from = useLocation();
  const toasts = useToasts();
  const { busy, failure, perform } = useSaving();
  // One visit of the page is one booking, however often the button is pressed.
  const [key] = useState(newKey);
  const [book] = useReservationBookMutation({ refetchQueries: ["PackageDetail"] });
  const departures = bookable(pack.fechas, todayOf(new Date()));
  const confirm = async ({ salida, vuelta }: BookableDeparture, numberOfPeople: number) => {
    if (!isAuthenticated) {
      toasts.failure(reservationTexts.signedOut);
      void navigate(systemPaths.login.to(), { state: { from } });
      return;
    }
    const input = { packId: pack.id, numberOfPeople, fechas: { salida, llegada: vuelta } };
    const act = () => book({ variables: { input, idempotencyKey: key } });
    if (!(await perform(act, reservationTexts.booked, "bookReservation")))
      void navigate(reservationPaths.mine.to());
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <div>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: "anywhere" }}>
          {pack.title}
        </Typography>
        <Typography color="textSecondary">
          {pack.city} · {pack.location}
        </Typography>
      </div>
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" },
          alignItems: "start",
        }}
      >
        <Stack sx={{ gap: 4, order: { xs: 2, lg: 1 } }}>
          <PackageGallery pack={pack} />
          <Button
            variant="outlined"
            href={mapOf(pack)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ alignSelf: "flex-start" }}
          >
            Ver en el mapa
          </Button>
        </Stack>
        <Box sx={{ order: { xs: 1, lg: 2 } }}>
          <BookingForm
            price={pack.price}
            departures={departures}
            first={firstChoice(departures, address.get("salida"))}
            busy={busy}
            failure={failure}
            onBook={(departure, people) => void confirm(departure, people)}
          />
        </Box>
      </Box>
    </Stack>
  );
}
