import type { Caller, Condition, RefusalWords } from "../../core/acts.ts";
import type { Cop } from "../../core/cop.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { administers } from "../accounts/staff.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "./reservation.lifecycle.ts";

/** State that the acts on a reservation are checked against. */
export interface ReservationState {
  readonly status: ReservationStatus;
  /** Its customer. */
  readonly userId: number;
  /** Balance after its verified payments, in COP. */
  readonly balance: Cop;
  /** Amount of its payments awaiting verification, in COP. */
  readonly waiting: Cop;
  /** True when the day of the return is over. */
  readonly isOver: boolean;
  /** True when no member of staff is responsible for it. */
  readonly isUnclaimed: boolean;
}

/** The names of the facts in {@link ReservationState}, as a read selects them. */
export const reservationFacts = ["status", "userId", "balance", "waiting", "isOver", "isUnclaimed"] as const;

const manages = ({ viewer }: Caller): boolean => may(viewer?.role, "manageReservations");

/**
 * Condition that refuses changes by people who neither manage reservations nor are its customer: they can
 * only read it.
 */
const onlyReads: Condition<ReservationState> = [
  ({ userId }, caller) => !manages(caller) && caller.viewer?.id !== userId,
  NO_PERMISSION,
  "FORBIDDEN",
];

/**
 * Condition that leaves paid reservations without a responsible member of staff to administration: team
 * leaders can only read them.
 */
const ofNobody: Condition<ReservationState> = [
  ({ isUnclaimed, status, userId }, { viewer }) =>
    isUnclaimed && status !== "pendiente" && viewer?.id !== userId && !administers(viewer),
  NO_PERMISSION,
  "FORBIDDEN",
];

const asLongAsUnpaid = (caller: Caller): readonly ReservationStatus[] =>
  manages(caller) ? ["pendiente", "pagada"] : ["pendiente"];

const ANNULLED: RefusalWords = ["CONFLICT", "La reserva ya está anulada."];
const OVER: RefusalWords = ["CONFLICT", "El viaje ya se hizo y la reserva no se puede cambiar."];

/** Returns why a reservation that is past that can be neither changed nor annulled. */
const past = ({ status }: ReservationState, caller: Caller): RefusalWords => {
  if (status === "anulada") return ANNULLED;
  return manages(caller) ? OVER : ["CONFLICT", "La reserva ya fue pagada. Contacta a tu asesor."];
};

/** Acts on a reservation, with the roles and statuses of each. */
export const reservationActs = acts<ReservationState>(reservationLifecycle)({
  /** Changes its people and its departure. */
  edit: { may: null, from: asLongAsUnpaid, otherwise: past, unless: [onlyReads, ofNobody] },
  cancel: {
    may: null,
    from: asLongAsUnpaid,
    to: "anulada",
    otherwise: past,
    facts: ["waiting"],
    unless: [
      onlyReads,
      ofNobody,
      [
        ({ waiting }) => waiting > 0,
        "Hay un pago por verificar. Espera a que se verifique o se rechace antes de anular la reserva.",
      ],
    ],
  },
  /** Declares it paid in the name of staff; no payment is created. */
  vouch: { may: "manageReservations", from: ["pendiente"], to: "pagada" },
  /** Withdraws that: it is unpaid again, and its seats are held again. */
  reopen: {
    may: "manageReservations",
    from: ["pagada"],
    to: "pendiente",
    unless: [
      ofNobody,
      [
        ({ balance }) => balance <= 0,
        "Sus pagos verificados cubren el total. Para dejarla pendiente hay que reversar un pago.",
      ],
    ],
  },
  complete: {
    may: "manageReservations",
    from: ["pagada"],
    to: "completada",
    unless: [
      ofNobody,
      [({ isOver }) => !isOver, "El viaje no ha terminado. La reserva se completa al día siguiente."],
    ],
  },
  /** Attaches its tickets and vouchers for its customer, and removes them. */
  attachVoucher: {
    may: "manageReservations",
    from: ["pagada", "completada"],
    otherwise: () => ["CONFLICT", "Los tiquetes y vouchers se adjuntan cuando la reserva está pagada."],
    unless: [ofNobody],
  },
});

/** The name of an act of reservations. */
export type ReservationAct = (typeof reservationActs.names)[number];
