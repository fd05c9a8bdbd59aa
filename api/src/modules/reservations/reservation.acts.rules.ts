import type { Asker, Condition, RefusalWords } from "../../core/acts.ts";
import type { Cop } from "../../core/cop.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { administers } from "../accounts/staff.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "./reservation.lifecycle.ts";

/** What acts look at of a reservation. */
export interface ReservationState {
  readonly status: ReservationStatus;
  /** Its customer. */
  readonly userId: number;
  /** What is left to pay by its verified payments, in COP. */
  readonly balance: Cop;
  /** What of its payments awaits verification, in COP. */
  readonly waiting: Cop;
  /** Whether the day of the return is over. */
  readonly isOver: boolean;
  /** Whether nobody of staff has to do with it. */
  readonly isUnclaimed: boolean;
}

/** The names of the facts in {@link ReservationState}, as a read selects them. */
export const reservationFacts = ["status", "userId", "balance", "waiting", "isOver", "isUnclaimed"] as const;

const manages = ({ viewer }: Asker): boolean => may(viewer?.role, "manageReservations");

/** Who neither manages reservations nor is its customer only reads it. */
const onlyReads: Condition<ReservationState> = [
  ({ userId }, asker) => !manages(asker) && asker.viewer?.id !== userId,
  NO_PERMISSION,
  "FORBIDDEN",
];

/** What of nobody is paid is the administration's: who leads a team only reads it. */
const ofNobody: Condition<ReservationState> = [
  ({ isUnclaimed, status, userId }, { viewer }) =>
    isUnclaimed && status !== "pendiente" && viewer?.id !== userId && !administers(viewer),
  NO_PERMISSION,
  "FORBIDDEN",
];

const asLongAsUnpaid = (asker: Asker): readonly ReservationStatus[] =>
  manages(asker) ? ["pendiente", "pagada"] : ["pendiente"];

const ANNULLED: RefusalWords = ["CONFLICT", "La reserva ya está anulada."];
const OVER: RefusalWords = ["CONFLICT", "El viaje ya se hizo y la reserva no se puede cambiar."];

/** What refuses to change or annul a reservation that is past that. */
const past = ({ status }: ReservationState, asker: Asker): RefusalWords => {
  if (status === "anulada") return ANNULLED;
  return manages(asker) ? OVER : ["CONFLICT", "La reserva ya fue pagada. Contacta a tu asesor."];
};

/** What can be done with a reservation, by whom and when. */
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
  /** Says in the name of staff that it is paid; no payment comes of it. */
  vouch: { may: "manageReservations", from: ["pendiente"], to: "pagada" },
  /** Takes that back: it is unpaid again, and held anew. */
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
});

/** The name of an act of reservations. */
export type ReservationAct = (typeof reservationActs.names)[number];
