import Box from "@mui/material/Box";
import { may } from "@travesia/api/permissions";
import { useParams } from "react-router-dom";
import { useSession } from "../../base/session/useSession.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";
import { BookingPage } from "../../features/reservations/BookingPage.tsx";
import { ReservationPage } from "../../features/reservations/ReservationPage.tsx";

/** Books a departure of a package by the package's id, or shows a reservation by its own id. */
export function ReservationScreen() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return /^\d{1,9}$/.test(id) ? (
    <BookingPage key={id} packId={Number(id)} />
  ) : (
    <>
      {may(user?.role, "readReservations") ? (
        <LiveRecord key={id} type="reservation" id={id}>
          <ReservationPage id={id} />
        </LiveRecord>
      ) : (
        <ReservationPage key={id} id={id} />
      )}
      {may(user?.role, "readHistory") && (
        <Box sx={{ mt: 5, maxWidth: 720 }}>
          <HistorySection record="reservation" id={id} />
        </Box>
      )}
    </>
  );
}
