import type { Caller, Condition, RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { claimLifecycle, type ClaimStatus } from "./claim.lifecycle.ts";
import {
  type ClaimIdentity,
  type ClaimKind,
  extensionOf,
  isAboutData,
  isCompletable,
} from "./claim.rules.ts";

/** State that the acts on a request are checked against. */
export interface ClaimState {
  readonly status: ClaimStatus;
  readonly kind: ClaimKind;
  readonly identity: ClaimIdentity;
  readonly takenById: number | null;
  /** True when the deadline of the request was extended. */
  readonly extended: boolean;
  /** True when missing information was requested from the person. */
  readonly completionAsked: boolean;
  /** True when the deadline of the request has passed. */
  readonly overdue: boolean;
  /** True while missing information may still be requested. */
  readonly completionAskable: boolean;
}

/** Names of the facts in {@link ClaimState}, for selection in a query. */
export const claimFacts = [
  ...(["status", "kind", "identity", "takenById", "extended", "completionAsked"] as const),
  ...(["overdue", "completionAskable"] as const),
] as const;

const ended: Partial<Record<ClaimStatus, string>> = {
  incompleto: "Esta solicitud espera a que la persona la complete.",
  respondido: "Esta solicitud ya se respondió.",
  desistido: "Esta solicitud ya se cerró: quien la presentó desistió de ella.",
  cerrado: "Esta solicitud ya se cerró.",
};

const otherwise = ({ status }: Pick<ClaimState, "status">): RefusalWords | null => {
  const text = ended[status];
  return text ? ["CONFLICT", text] : null;
};

const open = ["recibido", "en_tramite"] as const;
const proven: readonly ClaimIdentity[] = ["cuenta", "correo", "documento"];

const unidentified: Condition<ClaimState> = [
  ({ kind, identity }) => isAboutData(kind) && !proven.includes(identity),
  "Comprueba primero la identidad de quien pregunta: no se responde nada personal sin ella.",
];

const ownAlready: Condition<ClaimState> = [
  ({ status, takenById }, { viewer }: Caller) => status === "en_tramite" && takenById === viewer?.id,
  "Ya la tienes a tu cargo.",
];

/** Acts on a request, with the roles and statuses of each. */
export const claimActs = acts<ClaimState>(claimLifecycle)({
  /** Assigns the request to the caller, also when another person has it. */
  take: { may: "answerClaims", from: open, otherwise, unless: [ownAlready] },
  /** Decides whether the attached document proves the person's identity. */
  identify: {
    may: "answerClaims",
    from: open,
    otherwise,
    unless: [
      [({ kind }) => !isAboutData(kind), "En una PQR no se comprueba la identidad."],
      [({ identity }) => proven.includes(identity), "La identidad ya está comprobada."],
    ],
  },
  answer: { may: "answerClaims", from: open, to: "respondido", otherwise, unless: [unidentified] },
  /** Extends the deadline, with a reason for the person. */
  extend: {
    may: "answerClaims",
    from: open,
    otherwise,
    facts: ["overdue"],
    unless: [
      [({ kind }) => extensionOf(kind) === null, "El plazo de una PQR no se amplía."],
      [({ extended }) => extended, "El plazo ya se amplió una vez."],
      [({ overdue }) => overdue, "El plazo ya venció: solo se amplía antes. Responde cuanto antes."],
    ],
  },
  /** Requests missing information. */
  askToComplete: {
    may: "answerClaims",
    from: open,
    to: "incompleto",
    otherwise,
    facts: ["completionAskable"],
    unless: [
      [({ kind }) => !isCompletable(kind), "Una consulta no se suspende: respóndela con lo que hay."],
      [({ completionAsked }) => completionAsked, "Ya se pidió una vez que la completaran."],
      [
        ({ completionAskable }) => !completionAskable,
        "Pasaron los 5 días hábiles para pedir que la completen.",
      ],
    ],
  },
  /** Closes the request without an answer, with a reason for the person. */
  close: {
    may: "answerClaims",
    from: [...open, "incompleto"],
    to: "cerrado",
    otherwise,
  },
});

/** The name of an act on requests. */
export type ClaimAct = (typeof claimActs.names)[number];

/**
 * Acts of a person on their own request: send requested information, and add files or withdraw the request
 * while it is open.
 */
export const ownClaimActs = acts<Pick<ClaimState, "status">>(claimLifecycle)({
  complete: {
    may: null,
    from: ["incompleto"],
    otherwise: ["CONFLICT", "Esta solicitud no espera más información."],
  },
  addFiles: {
    may: null,
    from: [...open, "incompleto"],
    otherwise: ["CONFLICT", "Esta solicitud ya terminó."],
  },
  withdraw: {
    may: null,
    from: [...open, "incompleto"],
    to: "desistido",
    otherwise: ["CONFLICT", "Esta solicitud ya terminó."],
  },
});
