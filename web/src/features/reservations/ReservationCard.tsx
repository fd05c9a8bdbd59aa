import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shortTrip } from "@travesia/api/passage-facts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import {
  heldUntilOf,
  peopleText,
  reservationLabels,
  reservationTexts,
  reservationTones,
} from "./reservation.texts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";
import { reservationPaths } from "./reservations.paths.ts";

interface ReservationCardProps {
  readonly reservation: ReservationRowFragment;
  /**
   * Reason why the reservation cannot be cancelled now; null when it can, undefined when cancelling is not
   * offered.
   */
  readonly cannotCancel: string | null | undefined;
  readonly onCancel: () => void;
}

/**
 * Shows one reservation of a customer: the booking, the time until which the seats are held, and the acts
 * on it.
 */
export function ReservationCard({ reservation, cannotCancel, onCancel }: ReservationCardProps) {
  const { id, code, pack, fechas, numberOfPeople, totalPrice, balance, porRegistrar, status } = reservation;
  const pays = status === "pendiente" && porRegistrar > 0;
  const heldUntil = heldUntilOf(reservation);
  return (
    <Card component="article" aria-label={`Reserva ${code}`} sx={{ p: { xs: 4, md: 5 } }}>
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 3, justifyContent: "space-between", alignItems: "flex-start" }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {pack.title}
          </Typography>
          <StatusChip label={reservationLabels[status]} tone={reservationTones[status]} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Reserva {code} · {shortTrip(fechas.salida, fechas.llegada)}
        </Typography>
        <Typography>
          {peopleText(numberOfPeople)} · <Money amount={totalPrice} strong />
          {balance > 0 && balance < totalPrice && status === "pendiente" && (
            <>
              {" "}
              · Saldo <Money amount={balance} />
            </>
          )}
        </Typography>
        {heldUntil && (
          <Typography variant="body2" color="textSecondary">
            {reservationTexts.payBefore(heldUntil)}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {pays && (
            <Button variant="contained" href={reservationPaths.one.to({ id })}>
              {reservationTexts.pay}
            </Button>
          )}
          {!pays && (
            <Button variant="outlined" href={reservationPaths.one.to({ id })}>
              Ver reserva
            </Button>
          )}
          {cannotCancel !== undefined && (
            <ActButton color="error" reason={cannotCancel} onClick={onCancel}>
              {reservationTexts.cancel}
            </ActButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
