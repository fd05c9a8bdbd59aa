import Typography from "@mui/material/Typography";
import { formatInstant } from "../../../ui/days.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

const DAY = 24;

/** `en 5 horas`, `hace 2 días`: a span of hours from now, as people say it. */
export function spanText(hours: number): string {
  const size = Math.abs(hours);
  const whole = size < 1 ? Math.round(size * 60) : Math.floor(size < 2 * DAY ? size : size / DAY);
  const unit = size < 1 ? "minuto" : size < 2 * DAY ? "hora" : "día";
  return `${hours < 0 ? "hace" : "en"} ${whole} ${unit}${whole === 1 ? "" : "s"}`;
}

/** Until when an item has to be bought and paid, and how far that is; or that nobody said. */
export function ItemDeadline({ item }: { readonly item: PurchaseItemFragment }) {
  const { fechaVencimientoPago: deadline, horasRestantes: hours, fechaLimiteSugerida: proposed } = item;
  if (!deadline || hours == null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {proposed
          ? `Sin fecha límite · sugerida: ${formatInstant(proposed)}`
          : "Sin fecha límite. Ponle una para recibir avisos."}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {hours < 0 ? "Venció" : "Vence"} {spanText(hours)} · {formatInstant(deadline)}
    </Typography>
  );
}
