import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DayText, InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { MonthDetailQuery } from "./closing.generated.ts";

export type LateBooking = MonthDetailQuery["accountingMonth"]["lateBookings"][number];

const labels: Readonly<Record<LateBooking["kind"], string>> = {
  pago: "Pago en línea aprobado",
  reverso: "Pago en línea anulado",
};

interface LateBookingsProps {
  readonly bookings: readonly LateBooking[];
  readonly href: (booking: LateBooking) => string;
}

/** What the card provider told of a month after it was closed. */
export function LateBookings({ bookings, href }: LateBookingsProps) {
  if (bookings.length === 0)
    return (
      <Typography color="textSecondary">
        Las cifras no se han movido: solo lo que informe el proveedor de pagos aparecerá aquí.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {bookings.map((booking) => (
        <Stack
          key={booking.id}
          component="li"
          direction="row"
          sx={{ justifyContent: "space-between", gap: 3, py: 1.5 }}
        >
          <Box sx={{ minWidth: 0 }}>
            {labels[booking.kind]} · <Link href={href(booking)}>{booking.payment.paidFor.name}</Link>
            <Typography variant="body2" color="textSecondary">
              {booking.payment.paidFor.clientTrip.nombreCliente} · del{" "}
              <DayText day={booking.payment.fechaPago} /> · llegó el <InstantText at={booking.at} />
            </Typography>
          </Box>
          <Money amount={booking.monto} />
        </Stack>
      ))}
    </Box>
  );
}
