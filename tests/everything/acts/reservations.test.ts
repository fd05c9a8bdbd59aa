import { aReceipt } from "../../support/story/purchases.ts";
import { beforeAll, beforeEach } from "vitest";
import {
  reservationActs,
  reservationFacts,
} from "../../../api/src/modules/reservations/reservation.acts.rules.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { holdActs } from "../../support/acts.ts";
import { verifyIt } from "../../support/story/payments.ts";
import {
  aReservation,
  ATTACH_RESERVATION_VOUCHER,
  CANCEL_RESERVATION,
  cancelReservation,
  payReservation,
  UPDATE_RESERVATION,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const vouched = async () => {
  const reservation = await aReservation(app);
  await updateReservation(app, reservation.id, { isPaid: true });
  return reservation;
};

holdActs({
  app: () => app,
  acts: reservationActs,
  called: "a reservation",
  field: "reservation(id: $id)",
  people: ["cliente", "lider", "gerente", "admin", "contador", "owner"],
  situations: {
    pending: () => aReservation(app),
    "pending with a payment that waits": async () => {
      const reservation = await aReservation(app);
      await payReservation(app, reservation.id);
      return reservation;
    },
    "paid by the word of staff": vouched,
    "paid by its payments": async () => {
      const reservation = await aReservation(app);
      await verifyIt(app, await payReservation(app, reservation.id, { monto: 2_500_000 }));
      return reservation;
    },
    annulled: async () => {
      const reservation = await aReservation(app);
      await cancelReservation(app, reservation.id);
      return reservation;
    },
  },
  asked: {
    // An edit that changes nothing is not refused, so this one asks for one person more.
    edit: [UPDATE_RESERVATION, { input: { numberOfPeople: 3 } }],
    cancel: [CANCEL_RESERVATION, { input: { motivo: "Cambió de planes" } }],
    // From its customer these change nothing and are not refused: tests of their own hold them.
    vouch: null,
    reopen: null,
    complete: null,
    attachVoucher: [ATTACH_RESERVATION_VOUCHER, {}, { file: aReceipt("tiquete.png") }],
  },
  state: async ({ id }) => {
    const { reservation } = await app
      .as("admin")
      .freely.ask(`query ($id: ID!) { reservation(id: $id) { ${reservationFacts.join(" ")} } }`, { id });
    return reservation;
  },
});
