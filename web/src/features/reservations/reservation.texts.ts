import type { Tone } from "@travesia/api/look";
import {
  reservationLifecycle,
  type ReservationStatus,
} from "@travesia/api/reservations/reservation.lifecycle";
import { formatDay, formatInstant } from "../../ui/days.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";
import type { CancelCause } from "../../graphql/schema.generated.ts";

export const reservationLabels = reservationLifecycle.labels;

export const reservationTones = {
  pendiente: "sun",
  pagada: "leaf",
  completada: "leaf",
  anulada: "clay",
} as const satisfies Record<ReservationStatus, Tone>;

export const reservationTexts = {
  book: "Confirmar Reserva",
  bookTitle: "Reserva tu viaje",
  booked: "Reserva confirmada exitosamente. Ya puede abonarla.",
  signedOut: "Debes estar logueado para confirmar la reserva",
  openMap: "Abrir en Mapas",
  greeting: (code: string) => `Hola, te escribo por la reserva ${code}.`,
  noDate: "Debes seleccionar una fecha para confirmar la reserva",
  total: "Precio Total",
  perPerson: "Precio por persona",
  people: "Número de personas",
  date: "Fecha de viaje",
  noDepartures: "Este paquete no tiene salidas con cupos.",
  payBefore: (until: string) => `Paga antes del ${formatInstant(until)} para conservar tus cupos.`,
  held: "Apartamos tus cupos por 72 horas mientras la pagas.",
  panel: "Gestión de Órdenes",
  onlyPaid: "Mostrar solo órdenes pagadas",
  updated: "Orden actualizada con éxito",
  updateFailed: "Error al actualizar la orden",
  cancel: "Anular Reserva",
  cancelled: "Reserva anulada correctamente",
  cancelFailed: "Error al anular la reserva",
  pay: "ABONA TU RESERVA",
  none: "No tienes reservas.",
  noOrders: "Aún no hay reservas. Aparecen aquí cuando alguien reserva la salida de un paquete.",
  noOrdersFound: "Ninguna reserva coincide con esos filtros.",
  vouch: "Marcar como pagada",
  register: "Registrar pago",
  busy: "Request already in progress",
  tooSoon: "Request blocked by rate limiter",
} as const;

/** Returns the days of a reservation: `Fecha salida: 1 dic 2026 - Fecha vuelta: 4 dic 2026`. */
export const departureText = (salida: string, vuelta: string): string =>
  `Fecha salida: ${formatDay(salida)} - Fecha vuelta: ${formatDay(vuelta)}`;

/** Reason for a reservation's cancellation, in the wording for customers. */
export const causeTexts: Readonly<Record<CancelCause, string>> = {
  customer: "La anuló su titular.",
  staff: "La anuló la agencia.",
  unpaid: "No se pagó en 72 horas y sus cupos quedaron libres.",
  reversed: "Su pago se reversó.",
};

/** Returns the time until which the seats of a reservation are held; null once a payment was received. */
export const heldUntilOf = ({
  status,
  dueAt,
  paid,
  waiting,
}: Pick<ReservationRowFragment, "status" | "dueAt" | "paid" | "waiting">): string | null =>
  status === "pendiente" && paid === 0 && waiting === 0 ? dueAt : null;

/** Returns a number of people as text: `1 persona`, `3 personas`. */
export const peopleText = (count: number): string => (count === 1 ? "1 persona" : `${count} personas`);
