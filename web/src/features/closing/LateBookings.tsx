import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenPayable } from "@travesia/api/payments/payable/payable.rules";
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
  /** Returns the address of the payment of a booking. */
  readonly href: (booking: LateBooking) => string;
}

/** Shows the transactions of a closed month that the card provider reported later, and their total. */
export function LateBookings({ bookings, href }: LateBookingsProps) {
  if (bookings.length === 0)
    return (
      <Typography color="textSecondary">
        Las cifras no se han movido: solo lo que informe el proveedor de pagos aparecerá aquí.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {bookings.map((booking) => {
        const { id, kind, payment, at, monto } = booking;
        const { paidFor, fechaPago, receiptNumber } = payment;
        return (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ justifyContent: "space-between", gap: 3, py: 1.5 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Link href={href(booking)}>
                {labels[kind]}
                {receiptNumber && ` · ${receiptNumber}`}
              </Link>
              <Typography variant="body2" color="textSecondary">
                Para {spokenPayable(paidFor)} de {paidFor.clientTrip.nombreCliente} · del{" "}
                <DayText day={fechaPago} /> · llegó el <InstantText at={at} />
              </Typography>
            </Box>
            <Money amount={monto} />
          </Stack>
        );
      })}
      {bookings.length > 1 && (
        <Stack
          component="li"
          direction="row"
          sx={{ justifyContent: "space-between", gap: 3, py: 1.5, borderTop: 1, borderColor: "divider" }}
        >
          <strong>En total</strong>
          <Money amount={bookings.reduce((sum, { monto }) => sum + monto, 0)} strong />
        </Stack>
      )}
    </Box>
  );
}
