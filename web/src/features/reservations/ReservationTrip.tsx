import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { daysBetween, today } from "@travesia/api/colombia/days";
import { contactsContent, coverContent } from "@travesia/api/contracts/trip/trip-content.rules";
import { countdownText } from "@travesia/api/contracts/trip/trip-words.rules";
import { charLabel } from "@travesia/api/catalog/package.rules";
import { packageWords, shownPictures } from "@travesia/api/catalog/package-words.rules";
import { TripStyle } from "@travesia/pages/style/TripStyle.tsx";
import { TripAbout } from "@travesia/pages/trip/TripAbout.tsx";
import { TripContacts } from "@travesia/pages/trip/TripContacts.tsx";
import { TripCover } from "@travesia/pages/trip/TripCover.tsx";
import { TripVouchers, VOUCHERS } from "@travesia/pages/trip/TripVouchers.tsx";
import { mapOf } from "../catalog/reserve.ts";
import { useSettings } from "../../base/settings.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { KeepTrip } from "../contracts/trip/KeepTrip.tsx";
import { TripCalendar } from "../contracts/trip/TripCalendar.tsx";
import { TripSharing } from "../contracts/trip/TripSharing.tsx";
import { useTripVouchersQuery } from "../contracts/trip/trip.generated.ts";
import { reservationTexts } from "./reservation.texts.ts";
import type { ReservationDetailQuery } from "./reservations.generated.ts";

/** A reservation with its package's description of the trip. */
export type BookedTrip = NonNullable<ReservationDetailQuery["reservation"]>;

/** Shows the picture of a reserved trip, with the remaining time until departure. */
export function ReservationCover({ pack, fechas, status }: BookedTrip) {
  const left = daysBetween(today(new Date()), fechas.salida);
  const place = { destination: pack.city, picture: shownPictures(pack)[0] ?? null };
  return (
    <>
      <TripStyle />
      <TripCover {...coverContent(place, status === "anulada" ? null : countdownText(left))} />
    </>
  );
}

/** Shows a reserved trip: its inclusions, its destination, and the client's contacts. */
export function ReservationTrip({ pack, code }: BookedTrip) {
  const { agency } = useSettings();
  return (
    <>
      <TripStyle />
      <TripAbout about={pack.detail}>
        {pack.chars.length > 0 && (
          <Typography sx={{ mt: 3 }}>
            {packageWords.includes}: {pack.chars.map(charLabel).join(", ")}
          </Typography>
        )}
        <Button
          variant="outlined"
          href={mapOf(pack)}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ mt: 4 }}
        >
          {reservationTexts.openMap}
        </Button>
      </TripAbout>
      <TripContacts {...contactsContent(agency, false, reservationTexts.greeting(code))} />
    </>
  );
}

/**
 * Lets a client store a reserved trip on the phone, add it to a calendar and share it; shows its tickets and
 * vouchers.
 */
export function ReservationTripActs({ id, pack, fechas, status }: BookedTrip) {
  const open = status !== "anulada" && today(new Date()) <= fechas.llegada;
  const of = { reservationId: id };
  const read = useTripVouchersQuery({ variables: of });
  const vouchers = read.data?.tripVouchers;
  return (
    <>
      {vouchers && <KeepTrip tripId={id} token={null} vouchers={vouchers} open={open} />}
      {open && (
        <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
          <TripCalendar of={of} token={null} />
          <TripSharing of={of} destination={pack.city} travellers={[]} token={null} />
        </Stack>
      )}
      {vouchers ? <TripVouchers vouchers={vouchers} /> : <Unread of={read} what={VOUCHERS} />}
    </>
  );
}
