import {
  about,
  type Caller,
  type CallerByRole,
  type Condition,
  type RefusalWords,
} from "../../../core/acts.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may, type RoleNumber } from "../../accounts/permissions.rules.ts";
import type { CalculationStatus } from "../calculation/calculation.lifecycle.ts";
import { REMINDED_TODAY } from "../../customers/reminding/reminder.rules.ts";
import { optionActs } from "./option/quote-option.acts.rules.ts";
import { asksIn } from "./question/question.rules.ts";
import { quoteLifecycle, type QuoteStatus } from "./quote.lifecycle.ts";
import {
  editing,
  leaderDiscount,
  lockedEditText,
  mayApproveDiscount,
} from "./seller/quote-authority.rules.ts";
import { NOT_THE_CLIENTS } from "./sharing/quote-link.rules.ts";
import { unreached, withoutMobile } from "./sharing/reached.acts.rules.ts";
import { ofTheTeam, ownStep, type StepOf } from "./turn/step.acts.rules.ts";

/** Facts that determine which acts on a quote are possible, including its status. */
export interface QuoteState {
  readonly id: string;
  readonly status: QuoteStatus;
  readonly clienteId: number | null;
  readonly emailCliente: string;
  /** Phone number as stored: `+573001234567`. */
  readonly telefonoCliente: string;
  /** Price in COP. */
  readonly precioTotal: Cop | null;
  /** True when the price must be confirmed again; null for viewers who do not sell. */
  readonly precioDesactualizado: boolean | null;
  /** Discount in percent. */
  readonly descuentoPorcentaje: number | null;
  readonly descuentoAprobado: boolean;
  /**
   * Id of the earlier request that this quote seems to repeat, and its status; null for viewers who do not
   * sell.
   */
  readonly repeatsId: string | null;
  readonly repeatedStatus: QuoteStatus | null;
  /** True when the caller sells or created the quote; null for viewers who do not sell. */
  readonly isMine: boolean | null;
  /** Status of the current calculation; null without one. */
  readonly calculationStatus: CalculationStatus | null;
  /** Number of options; 0 when there never was a second option; null for viewers who do not sell. */
  readonly optionCount: number | null;
  /**
   * Number of options that are not confirmed yet, when there are several; null for viewers who do not sell.
   */
  readonly draftOptions: number | null;
  /** True when the offer was sent and has expired, even if no job has marked it yet. */
  readonly offerIsOver: boolean;
  /** True when the day of departure has passed. */
  readonly departureIsPast: boolean;
  /** True when a reminder of the quote was sent today; null for viewers who do not sell. */
  readonly remindedToday: boolean | null;
  /**
   * Turn, that is, who does the next step; null when nobody has to act, and for viewers outside the agency.
   */
  readonly turn: StepOf | null;
}

/** Names of the facts in {@link QuoteState}, for selecting them in a query. */
export const quoteFacts = [
  ...(["id", "status", "clienteId", "emailCliente", "telefonoCliente"] as const),
  ...(["precioTotal", "precioDesactualizado"] as const),
  ...([
    "descuentoPorcentaje",
    "descuentoAprobado",
    "calculationStatus",
    "offerIsOver",
    "departureIsPast",
  ] as const),
  ...(["isMine", "remindedToday", "optionCount", "draftOptions", "repeatsId", "repeatedStatus"] as const),
] as const;

/** Message for a quote that cannot be shown to a client yet. */
export const NO_PRICE = "La cotización aún no tiene precio";
/** Message that refuses to change a calculation whose figures are frozen. */
export const ALREADY_CONFIRMED = "El cálculo ya fue confirmado";
/** Message for a quote with options that are not confirmed. */
export const DRAFT_OPTIONS = "Confirma el cálculo de todas las opciones antes de enviar la cotización.";
const UNAPPROVED = "El descuento requiere aprobación de un líder (hasta 15 %) o de un gerente.";

const roleOf = ({ viewer }: CallerByRole): RoleNumber => (viewer?.role ?? 0) as RoleNumber;
const leads = ({ viewer }: CallerByRole): boolean => may(viewer?.role, "decideQuotes");

/**
 * Returns whether the caller decides as the client: through the quote's own link, or signed in as the quote's
 * client.
 */
export const isClientOf = (
  { id, clienteId }: Pick<QuoteState, "id" | "clienteId">,
  { viewer, link }: Caller,
): boolean =>
  (link?.purpose === "quote" && link.recordId === id) || (viewer !== null && viewer.id === clienteId);

const notDeciding: Condition<QuoteState> = [
  (quote, caller) => !isClientOf(quote, caller) && !leads(caller),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** Returns the condition that refuses an act on an expired offer, even if no job has marked it yet. */
const over = (to: QuoteStatus, asked?: string): Condition<QuoteState> => [
  ({ offerIsOver }) => offerIsOver,
  quoteLifecycle.refusal("expired", to, asked).message,
];

/** Returns the refusal of a quote whose trip changed after its price was set; null for any other quote. */
export const outdatedPrice = ({
  precioDesactualizado,
  calculationStatus,
}: Pick<QuoteState, "precioDesactualizado" | "calculationStatus">): string | null =>
  precioDesactualizado
    ? "Los datos del viaje cambiaron. " +
      (calculationStatus ? "Confirma de nuevo el cálculo" : "Actualiza el precio") +
      " antes de enviar la cotización."
    : null;

const outdated: Parameters<typeof outdatedPrice>[0] = {
  precioDesactualizado: true,
  calculationStatus: "confirmado",
};

/** Conditions that prevent printing a quote as an offer. */
const unpriced: readonly Condition<QuoteState>[] = [
  [({ precioTotal }) => precioTotal === null, NO_PRICE],
  [(quote) => outdatedPrice(quote) !== null, about(outdated, (quote) => outdatedPrice(quote)!)],
  [({ draftOptions }) => Boolean(draftOptions), DRAFT_OPTIONS],
];

/** Message that refuses an offer whose day of departure has passed. */
const DEPARTURE_IS_PAST = "La fecha de ida ya pasó. Cámbiala antes de enviar la cotización.";

/** Conditions that prevent sending an offer to the client. */
const unready: readonly Condition<QuoteState>[] = [
  [({ departureIsPast }) => departureIsPast, DEPARTURE_IS_PAST],
  [(quote) => Boolean(quote.descuentoPorcentaje) && !quote.descuentoAprobado, UNAPPROVED],
  ...unpriced,
];

/** Returns the refusal of a reminder for a quote without a pending step. */
const noStep = ({ status }: Pick<QuoteState, "status">): RefusalWords => [
  "CONFLICT",
  `La cotización está en estado «${quoteLifecycle.labels[status]}»: no hay un paso que recordar.`,
];

const remindedToday: Condition<QuoteState> = [
  ({ remindedToday: reminded }) => reminded === true,
  REMINDED_TODAY,
];

const isConfirmed = ({ status, calculationStatus, draftOptions }: QuoteState): boolean =>
  calculationStatus !== null && calculationStatus !== "temporal" && status !== "requote" && !draftOptions;

/** Statuses in which the client does the next step. The next constant lists the statuses of the team. */
const clientSteps = ["sent", "pending_passengers"] as const satisfies readonly QuoteStatus[];
const teamSteps = ["pending", "completed", "requote", "approved"] as const satisfies readonly QuoteStatus[];

const isOf = (steps: readonly QuoteStatus[], { status }: Pick<QuoteState, "status">): boolean =>
  steps.includes(status);

/**
 * Returns whether the caller may not approve the quote's discount, because it is the caller's own or above
 * the caller's limit.
 */
const discountIsNotFor =
  (own: boolean): Condition<QuoteState>[0] =>
  ({ isMine, descuentoPorcentaje }, caller) =>
    Boolean(descuentoPorcentaje) &&
    (isMine ?? false) === own &&
    !mayApproveDiscount(roleOf(caller), own, descuentoPorcentaje ?? 0);

/** Acts on a quote, with the roles and statuses of each. */
export const quoteActs = acts<QuoteState>(quoteLifecycle)({
  /** Sends the offer, or sends it again. */
  send: {
    may: "manageQuotes",
    from: ["completed", "sent", "pending_passengers"],
    to: "sent",
    facts: ["calculationStatus", "draftOptions", "offerIsOver", "departureIsPast"],
    unless: [over("sent"), unreached(() => true), ...unready],
  },
  /** Creates a link that staff pass on to the client; the client needs no e-mail. */
  share: {
    may: "manageQuotes",
    from: ["completed", "sent", "pending_passengers"],
    to: "sent",
    facts: ["calculationStatus", "draftOptions", "offerIsOver", "departureIsPast"],
    unless: [over("sent"), ...unready],
  },
  /** Approves the current discount; the quote cannot be sent before. */
  approveDiscount: {
    may: "approveDiscounts",
    from: ["pending", "completed", "requote"],
    facts: ["isMine"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `La cotización está en estado «${quoteLifecycle.labels[status]}» y su descuento ya no cambia.`,
    ],
    unless: [
      [discountIsNotFor(true), "El descuento de tu propia cotización lo aprueba otra persona.", "FORBIDDEN"],
      [
        discountIsNotFor(false),
        `Un descuento de más de ${leaderDiscount} % lo aprueba un gerente.`,
        "FORBIDDEN",
      ],
      [({ descuentoPorcentaje }) => !descuentoPorcentaje, "La cotización no tiene un descuento por aprobar."],
      [({ descuentoAprobado }) => descuentoAprobado, "El descuento ya está aprobado."],
    ],
  },
  /** Records that the client accepts; done by the client or a leader. */
  approve: {
    may: null,
    from: ["sent"],
    to: "pending_passengers",
    asked: "Aprobada",
    facts: ["offerIsOver"],
    unless: [notDeciding, over("pending_passengers", "Aprobada")],
  },
  /**
   * Records that the client declines; done by the client or a leader, after an acceptance only by a leader.
   */
  reject: {
    may: null,
    from: (caller) => (leads(caller) ? ["sent", "pending_passengers", "approved"] : ["sent"]),
    to: "rejected",
    facts: ["offerIsOver"],
    unless: [notDeciding, over("rejected")],
  },
  /** Records a client's question about the offer, asked on the offer page. */
  ask: {
    may: null,
    from: asksIn,
    otherwise: ["CONFLICT", "Sobre esta cotización ya no se pregunta aquí. Escríbele a tu asesor."],
    unless: [[(quote, caller) => !isClientOf(quote, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
  /** Starts a new offer; after an acceptance only a leader can do this. */
  requote: {
    may: null,
    from: (caller) => [
      ...(["sent", "rejected", "expired"] as const),
      ...(leads(caller) ? (["pending_passengers", "approved"] as const) : []),
    ],
    to: "requote",
    unless: [
      [
        (quote, caller) => !isClientOf(quote, caller) && !may(caller.viewer?.role, "askRequote"),
        NO_PERMISSION,
        "FORBIDDEN",
      ],
    ],
  },
  /** Ends a request that repeats another one, which continues instead. */
  join: {
    may: "manageQuotes",
    from: ["pending", "completed"],
    facts: ["repeatedStatus"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `La cotización está en estado «${quoteLifecycle.labels[status]}» y ya no se une a otra.`,
    ],
    unless: [
      [({ repeatsId }) => repeatsId === null, "La cotización no repite otra solicitud."],
      [
        ({ repeatedStatus }) => repeatedStatus === "rejected" || repeatedStatus === "expired",
        "La primera solicitud ya está cerrada: sigue con esta.",
      ],
    ],
  },
  /** Edits the quote; from `sent` on, only administration can, and only contact data. */
  edit: {
    may: "manageQuotes",
    from: (caller) =>
      quoteLifecycle.statuses.filter((status) => editing(roleOf(caller), status) !== "nothing"),
    otherwise: ({ status }, caller) => ["CONFLICT", lockedEditText(roleOf(caller), status)],
  },
  /** Changes the costs in the quote's calculation. */
  calculate: {
    may: "manageQuotes",
    from: (caller) =>
      quoteLifecycle.statuses.filter((status) => editing(roleOf(caller), status) === "everything"),
    facts: ["calculationStatus", "draftOptions"],
    otherwise: ({ status }, caller) => ({
      cases: [
        [(quote) => !isConfirmed(quote), lockedEditText(roleOf(caller), status)],
        [() => true, ALREADY_CONFIRMED],
      ],
    }),
    unless: [[isConfirmed, ALREADY_CONFIRMED]],
  },
  /**
   * Reminds the person who does the next step, once a day: the client by e-mail, the team in the application.
   */
  remind: {
    may: "manageQuotes",
    from: [...clientSteps, ...teamSteps],
    facts: ["offerIsOver", "remindedToday", "turn"],
    otherwise: noStep,
    unless: [over("sent"), ownStep, remindedToday, unreached(({ turn }) => turn?.isClient === true)],
  },
  /** Reminds the client of the next step by WhatsApp instead of e-mail; no e-mail address is needed. */
  remindByWhatsapp: {
    may: "manageQuotes",
    from: clientSteps,
    facts: ["offerIsOver", "remindedToday", "turn"],
    otherwise: (quote) => (isOf(teamSteps, quote) ? ["CONFLICT", NOT_THE_CLIENTS] : noStep(quote)),
    unless: [over("sent"), ofTheTeam, remindedToday, withoutMobile],
  },
  /** Prints the quote in its current state. */
  makePdf: {
    may: "manageQuotes",
    from: "any",
    facts: ["calculationStatus", "draftOptions"],
    unless: unpriced,
  },
  ...optionActs,
  reassign: { may: "reassignQuotes", from: "any" },
  delete: {
    may: "deleteQuotes",
    from: ["pending"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `La cotización está en estado «${quoteLifecycle.labels[status]}» ` +
        `y solo se elimina en «${quoteLifecycle.labels.pending}».`,
    ],
  },
});

/** Name of an act on quotes. */
export type QuoteAct = (typeof quoteActs.names)[number];
