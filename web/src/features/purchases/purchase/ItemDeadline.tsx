import Typography from "@mui/material/Typography";
import { type Day, daysBetween, today } from "@travesia/api/colombia/days";
import { formatDay, formatInstant } from "../../../ui/days.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

const DAY = 24;

/** Returns a span of hours relative to now as text: `en 5 horas`, `hace 2 días`. */
export function spanText(hours: number): string {
  const size = Math.abs(hours);
  const whole = size < 1 ? Math.round(size * 60) : Math.floor(size < 2 * DAY ? size : size / DAY);
  const unit = size < 1 ? "minuto" : size < 2 * DAY ? "hora" : "día";
  return `${hours < 0 ? "hace" : "en"} ${whole} ${unit}${whole === 1 ? "" : "s"}`;
}

const END_OF_DAY = "23:59";
const hourOf = (at: string): string =>
  new Date(at).toLocaleTimeString("en-GB", {
    timeZone: "America/Bogota",
    hour: "2-digit",
    minute: "2-digit",
  });

/** Returns the text of a deadline agreed by day, not by hour: `Vence hoy`, `Venció hace 3 días`. */
function dayText(deadline: Day, now: Day): string {
  const left = daysBetween(now, deadline);
  if (left === 0) return "Vence hoy";
  if (left === 1) return "Vence mañana";
  if (left === -1) return "Venció ayer";
  return left > 0 ? `Vence en ${left} días` : `Venció hace ${-left} días`;
}

/** Returns the text for the remaining time of a deadline: in days for a day, in hours for an exact time. */
export function deadlineText(deadline: string, hours: number, now: Date): string {
  if (hourOf(deadline) === END_OF_DAY) {
    const day = today(new Date(deadline));
    return `${dayText(day, today(now))} · ${formatDay(day)}`;
  }
  return `${hours < 0 ? "Venció" : "Vence"} ${spanText(hours)} · ${formatInstant(deadline)}`;
}

/**
 * Shows the deadline by which an item must be purchased and paid, with the remaining time; or that there is
 * none.
 */
export function ItemDeadline({ item }: { readonly item: PurchaseItemFragment }) {
  const { fechaVencimientoPago: deadline, horasRestantes: hours, fechaLimiteSugerida: proposed } = item;
  if (!deadline || hours == null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {item.status === "comprado_pendiente"
          ? "Sin fecha para pagarle al proveedor. Acuérdala y te avisamos."
          : proposed
            ? `Sin fecha límite · sugerida: ${formatInstant(proposed)}`
            : "Sin fecha límite. Ponle una para recibir avisos."}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {deadlineText(deadline, hours, new Date())}
    </Typography>
  );
}
