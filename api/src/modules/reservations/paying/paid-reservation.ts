import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { addressOf } from "../../../core/addresses.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import { notFound } from "../../../core/failure.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { Package } from "../../catalog/package.entity.ts";
import { documentText } from "../../contracts/contract/print/contract-content.ts";
import { type PaidContent, type Payable, payableKind } from "../../payments/payable/payable.ts";
import { settleReservation } from "../acts/settle-reservation.ts";
import { paidReservationActs } from "./paid-reservation.acts.rules.ts";
import { NO_RESERVATION, visibleReservations } from "../reservation.access.ts";
import { Reservation } from "../reservation.entity.ts";
import { reservationHowToPay } from "./reservation-how-to-pay.ts";
import { MEETING_POINT, reservationCode } from "../reservation.rules.ts";

/** Reservations as payable records: paid in one or several payments, until they are annulled. */
export const paidReservations = payableKind({
  name: "reservation",
  entity: Reservation,
  missing: () => notFound(NO_RESERVATION),
  // The link in a customer's mail opens the one reservation, also for a person who is signed in. Stated as a
  // condition even for viewers who see all: a payment without a reservation is not included.
  visible: (viewer, link) => {
    if (link?.purpose === "payment") return { id: link.recordId };
    return seesAll(viewer) ? { id: { $ne: null } } : visibleReservations(viewer);
  },
  of: paidReservation,
});

/** Returns a reservation as the payments module sees it; an annulled reservation has nothing to pay. */
export function paidReservation(reservation: Reservation): Payable {
  const { id, customer } = reservation;
  return {
    ref: { kind: "reservation", id },
    record: reservation,
    words: { article: "la", noun: "reserva", name: reservationCode(id) },
    get price() {
      return reservation.status === "anulada" ? reservation.paid : reservation.totalPrice;
    },
    get paid() {
      return reservation.paid;
    },
    get cancelledAt() {
      return reservation.cancelledAt;
    },
    clientId: customer.id,
    pointsAsPaid: false,
    get creditsByItself() {
      return reservation.status === "pendiente";
    },
    refuse: (way, caller) => paidReservationActs.refuse(way, caller, reservation),
    settle: (work) => settleReservation(work, reservation),
    content: (em) => paidContent(em, reservation),
    howToPay: (scope) => reservationHowToPay(scope, reservation),
    notifiedPeople: () => Promise.resolve([customer.id]),
    notice: { link: addressOf("reservation", { id }), data: { order_id: id } },
  };
}

async function paidContent(em: SqlEntityManager, reservation: Reservation): Promise<PaidContent> {
  const { name, lastname, email, tipoDocumento, documentoIdentidad } = await em.findOneOrFail(User, {
    id: reservation.customer.id,
  });
  const { title } = await em.findOneOrFail(Package, { id: reservation.pack.id });
  return {
    origin: MEETING_POINT,
    destination: title,
    from: reservation.salida,
    to: reservation.llegada,
    travellers: counted(reservation.numberOfPeople, "persona", "personas"),
    price: reservation.totalPrice,
    plan: [],
    client: {
      name: `${name} ${lastname}`.trim(),
      document: documentText(tipoDocumento, documentoIdentidad),
      email,
    },
    advisor: null,
  };
}
