import { fact, fields, money, pesos, type Descriptions } from "../../core/audit/description.ts";
import { counted } from "../../core/colombia/spoken.ts";
import type { CancelCause } from "./reservation.enums.ts";

interface Booked {
  packageId: number;
  salida: string;
  llegada: string;
  people: number;
  totalPrice: number;
}

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "reservation.booked": Booked & { userId: number };
    "reservation.changed": { before: Booked; after: Booked };
    /** `vouched` is true when staff marked it as paid without payments. */
    "reservation.paid": { totalPrice: number; paid: number; vouched: boolean };
    "reservation.reopened": { totalPrice: number; paid: number };
    "reservation.completed": { llegada: string };
    "reservation.calendar-made": Record<never, never>;
    "reservation.trip-shared": Record<never, never>;
    "reservation.trip-share-ended": Record<never, never>;
    "reservation.voucher-attached": { filename: string; replaced: string | null };
    "reservation.voucher-removed": { filename: string };
    "reservation.annulled": { cause: CancelCause; reason: string; paid: number; people: number };
  }
}

const causes: Readonly<Record<CancelCause, string>> = {
  customer: "lo pidió el cliente",
  staff: "la agencia la anuló",
  unpaid: "no se pagó a tiempo",
  reversed: "su pago se reversó",
};

/** Texts of the history for reservations. */
export const describedReservations = {
  "reservation.booked": ({ userId, people, totalPrice, ...trip }, nameOf) => ({
    did: `reservó ${counted(people, "cupo", "cupos")} para ${nameOf(userId)} por ${money(totalPrice)}`,
    amount: totalPrice,
    changes: [...fact("Salida", trip.salida), ...fact("Llegada", trip.llegada)],
  }),
  "reservation.changed": ({ before, after }) => ({
    did: "cambió la reserva",
    amount: after.totalPrice,
    changes: fields(before, after, {
      salida: "Salida",
      llegada: "Llegada",
      people: "Personas",
      totalPrice: ["Precio", pesos],
      packageId: "Paquete",
    }),
  }),
  "reservation.paid": ({ totalPrice, paid, vouched }) => ({
    did: vouched ? "dio la reserva por pagada" : "completó el pago de la reserva",
    amount: totalPrice,
    changes: fact("Pagado", paid, pesos),
    tone: "leaf",
  }),
  "reservation.reopened": ({ totalPrice, paid }) => ({
    did: "volvió a dejar la reserva pendiente de pago",
    amount: totalPrice,
    changes: fact("Pagado", paid, pesos),
    tone: "sun",
  }),
  "reservation.completed": ({ llegada }) => ({
    did: "completó la reserva: el viaje terminó",
    changes: fact("Llegada", llegada),
    tone: "leaf",
  }),
  "reservation.calendar-made": () => ({ did: "pidió el calendario del viaje" }),
  "reservation.trip-shared": () => ({ did: "hizo un enlace para compartir el viaje" }),
  "reservation.trip-share-ended": () => ({ did: "quitó un enlace del viaje" }),
  "reservation.voucher-attached": ({ filename, replaced }) => ({
    did: `${replaced ? "cambió" : "adjuntó"} un documento de viaje`,
    note: replaced ? `${filename}, en lugar de ${replaced}` : filename,
  }),
  "reservation.voucher-removed": ({ filename }) => ({ did: "quitó un documento de viaje", note: filename }),
  "reservation.annulled": ({ cause, reason, paid, people }) => ({
    did: `anuló la reserva: ${causes[cause]}`,
    changes: [...fact("Cupos que quedan libres", people), ...fact("Pagado", paid, pesos)],
    note: reason,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
