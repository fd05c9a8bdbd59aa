import { about, type Condition } from "../../core/acts.ts";
import { acts } from "../accounts/acts.rules.ts";
import { type Authorization, missingOf } from "./raffle-authorization.rules.ts";
import { raffleLifecycle, type RaffleStatus } from "./raffle.lifecycle.ts";

/** Facts of a raffle that determine which acts are possible. */
export interface RaffleState extends Authorization {
  readonly status: RaffleStatus;
  /** Person who takes responsibility that the raffle is a private promotion; null when there is none. */
  readonly privateName: string | null;
  /** Number of paid numbers. */
  readonly paidCount: number;
}

/** Names of the facts in {@link RaffleState}, for selecting them in a query. */
export const raffleFacts = [
  "status",
  "authorizationNumber",
  "authorizationAuthority",
  "authorizationDay",
  "policy",
  "prizeInKind",
  "drawLottery",
  "privateName",
  "paidCount",
] as const;

const withoutAuthorization: Authorization = {
  authorizationNumber: null,
  authorizationAuthority: null,
  authorizationDay: null,
  policy: null,
  prizeInKind: false,
  drawLottery: null,
};

const unauthorized: Condition<RaffleState> = [
  (raffle) => raffle.privateName === null && missingOf(raffle).length > 0,
  about(
    withoutAuthorization,
    (raffle) =>
      `La rifa no tiene autorización completa: falta ${missingOf(raffle).join(", ")}. Si es una promoción ` +
      "privada, el propietario debe aceptarlo con su nombre y la fecha.",
  ),
];
const accepted: Condition<RaffleState> = [
  ({ privateName }) => privateName !== null,
  "La rifa ya está aceptada como promoción privada.",
];
const paid: Condition<RaffleState> = [
  ({ paidCount }) => paidCount > 0,
  "El tablero tiene números pagados y no se puede resetear.",
];

/** Acts on a raffle, with the roles and statuses of each; days are checked by the acts themselves. */
export const raffleActs = acts<RaffleState>(raffleLifecycle)({
  edit: {
    may: "manageRaffles",
    from: ["draft", "open"],
    otherwise: ["CONFLICT", "La rifa ya terminó y no se puede cambiar."],
  },
  /**
   * Records who takes responsibility that the raffle is a private promotion, which needs no authorization.
   */
  acceptPrivate: {
    may: "acceptPrivateRaffles",
    from: ["draft"],
    otherwise: ["CONFLICT", "Solo una rifa en borrador se acepta como promoción privada."],
    unless: [accepted],
  },
  start: { may: "manageRaffles", from: ["draft"], to: "open", unless: [unauthorized] },
  draw: { may: "manageRaffles", from: ["open"], to: "drawn" },
  cancel: { may: "manageRaffles", from: ["draft", "open"], to: "cancelled" },
  /** Releases all numbers of the board. */
  reset: {
    may: "manageRaffles",
    from: ["open"],
    otherwise: ["CONFLICT", "No hay una rifa abierta en este momento."],
    facts: ["paidCount"],
    unless: [paid],
  },
});

/** Name of an act on raffles. */
export type RaffleAct = (typeof raffleActs.names)[number];
