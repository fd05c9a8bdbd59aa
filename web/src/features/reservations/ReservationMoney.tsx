import { formatCop } from "@travesia/api/cop";
import Alert from "@mui/material/Alert";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { quotedSentence } from "../../ui/quoted.ts";
import { causeTexts, heldUntilOf, reservationTexts } from "./reservation.texts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";

/** Shows price, paid and balance of a reservation, and notes about them. */
export function ReservationMoney({ reservation }: { readonly reservation: ReservationRowFragment }) {
  const { totalPrice, paid, balance, waiting, status, cancelCause, cancelReason, vouchedBy } = reservation;
  const heldUntil = heldUntilOf(reservation);
  return (
    <>
      <Figures
        figures={[
          { label: reservationTexts.total, value: <Money amount={totalPrice} /> },
          { label: "Pagado", value: <Money amount={paid} /> },
          { label: "Saldo", value: <Money amount={status === "anulada" ? 0 : balance} /> },
        ]}
      />
      {waiting > 0 && (
        <Alert severity="info">
          {formatCop(waiting)} por verificar. Conservamos los cupos mientras lo revisamos.
        </Alert>
      )}
      {heldUntil && <Alert severity="warning">{reservationTexts.payBefore(heldUntil)}</Alert>}
      {vouchedBy && status === "pagada" && balance > 0 && (
        <Alert severity="info">
          Marcada como pagada por {vouchedBy.name} {vouchedBy.lastname}; sus pagos registrados suman{" "}
          {formatCop(paid)}.
        </Alert>
      )}
      {cancelCause && (
        <Alert severity="error">
          {causeTexts[cancelCause]}
          {cancelReason ? ` ${quotedSentence(cancelReason)}` : ""}
        </Alert>
      )}
    </>
  );
}
