import type { CallerByRole, Condition, RefusalWords } from "../../core/acts.ts";
import type { Cop } from "../../core/colombia/cop.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { administers } from "../accounts/staff.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "./reservation.lifecycle.ts";

/** Facts of a reservation that determine which acts are possible. */
export interface ReservationState {
  readonly status: ReservationStatus;
  /** Id of the customer. */
  readonly userId: number;
  /** Balance after the verified payments, in COP. */
  readonly balance: Cop;
  /** Sum of the payments awaiting verification, in COP. */
  readonly waiting: Cop;
  /** True when the day of the return has passed. */
  readonly isOver: boolean;
  /** True when no staff member is responsible for the reservation. */
  readonly isUnclaimed: boolean;
}

/** Names of the facts in {@link ReservationState}, for selecting them in a query. */
export const reservationFacts = ["status", "userId", "balance", "waiting", "isOver", "isUnclaimed"] as const;

const manages = ({ viewer }: CallerByRole): boolean => may(viewer?.role, "manageReservations");

/**
 * Condition that refuses changes by people who can only read the reservation, because they neither manage
 * reservations nor are the customer.
 */
const onlyReads: Condition<ReservationState> = [
  ({ userId }, caller) => !manages(caller) && caller.viewer?.id !== userId,
  NO_PERMISSION,
  "FORBIDDEN",
];

/**
 * Condition that allows only administration to change paid reservations without a responsible staff member;
 * team leaders can only read them.
 */
const ofNobody: Condition<ReservationState> = [
  ({ isUnclaimed, status, userId }, { viewer }) =>
    isUnclaimed && status !== "pendiente" && viewer?.id !== userId && !administers(viewer),
  NO_PERMISSION,
  "FORBIDDEN",
];

const asLongAsUnpaid = (caller: CallerByRole): readonly ReservationStatus[] =>
  manages(caller) ? ["pendiente", "pagada"] : ["pendiente"];

const ANNULLED: RefusalWords = ["CONFLICT", "La reserva ya está anulada."];
const OVER: RefusalWords = ["CONFLICT", "El viaje ya se hizo y la reserva no se puede cambiar."];

/** Returns the reason why a reservation cannot be changed or annulled in its current status. */
const past = ({ status }: Pick<ReservationState, "status">, caller: CallerByRole): RefusalWords => {
  if (status === "anulada") return ANNULLED;
  return manages(caller) ? OVER : ["CONFLICT", "La reserva ya fue pagada. Contacta a tu asesor."];
};

/** Acts on a reservation, with the roles and statuses of each. */
export const reservationActs = acts<ReservationState>(reservationLifecycle)({
  /** Changes the people and the departure. */
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
  /** Marks the reservation as paid on the responsibility of staff; no payment is created. */
  vouch: { may: "manageReservations", from: ["pendiente"], to: "pagada" },
  /** Undoes the mark: the reservation is unpaid again, and its seats are held again. */
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
  /** Attaches tickets and vouchers for the customer, and removes them. */
  attachVoucher: {
    may: "manageReservations",
    from: ["pagada", "completada"],
    otherwise: ["CONFLICT", "Los tiquetes y vouchers se adjuntan cuando la reserva está pagada."],
    unless: [ofNobody],
  },
});

/** Name of an act on reservations. */
export type ReservationAct = (typeof reservationActs.names)[number];
