import type { ActRule, Caller, Condition, RefusalWords } from "../../../core/acts.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { spokenInstant } from "../../../core/colombia/spoken.ts";
import type { Cop } from "../../../core/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { unprintedProblem } from "../../../core/printed-letters.rules.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { type Capability, may } from "../../accounts/permissions.rules.ts";
import {
  type ContactChannel,
  OTHER_CHANNEL,
  REMINDED_TODAY,
} from "../../customers/reminding/reminder.rules.ts";
import { type ContractStatus, contractLifecycle, hasSignature } from "./contract.lifecycle.ts";

/** State that the acts on a contract are checked against: its status, and the facts that rule an act out. */
export interface ContractState {
  readonly id: string;
  readonly status: ContractStatus;
  readonly clienteId: number | null;
  /** Verified payments, in COP. */
  readonly totalPagado: Cop;
  /** Items that still have to be bought or paid. */
  readonly openItems: number;
  /** True when items were made from its services. */
  readonly hasConvertedItems: boolean;
  /** True when it is signed and has services, and no item was made from them yet. */
  readonly awaitsConversion: boolean;
  /** True when it was sold at a distance; null while that is not recorded. */
  readonly soldAtDistance: boolean | null;
  /** Last day on which its client may withdraw from it; null when there is none. */
  readonly retractoUntil: Day | null;
  /** True when that day has not passed and the trip has not begun. */
  readonly retractoOpen: boolean;
  /** Overdue balance of its client today, in COP. */
  readonly saldoVencido: Cop;
  /** True when a reminder of it was sent today; null for the client. */
  readonly remindedToday: boolean | null;
  /** True when a seller requested its sending today; null for the client. */
  readonly sendingAskedToday: boolean | null;
  /** Channel by which its client was contacted this week about a debt or an offer; null for the client. */
  readonly contactedBy: ContactChannel | null;
  /** Time until which it cannot be signed because staff changed its e-mail; null when there is no waiting. */
  readonly emailHeldUntil: string | null;
  /** True when the client objected to that change of e-mail. */
  readonly emailDenied: boolean;
  /** People who made that change, until it is confirmed; null for the client. */
  readonly emailChangers: readonly number[] | null;
  /** Names that its document prints, in one text. */
  readonly printedNames: string;
}

const emailFacts = ["emailHeldUntil", "emailDenied", "emailChangers"] as const;

/** The names of the facts in {@link ContractState}, as a read selects them. */
export const contractFacts = [
  ...(["id", "status", "clienteId", "totalPagado"] as const),
  ...(["openItems", "hasConvertedItems", "awaitsConversion"] as const),
  ...(["soldAtDistance", "retractoUntil", "retractoOpen"] as const),
  ...(["saldoVencido", "remindedToday", "sendingAskedToday", "contactedBy"] as const),
  ...emailFacts,
  "printedNames",
] as const;

const SIGNED: RefusalWords = ["LOCKED", "El contrato está firmado y no se puede modificar."];
const ONLY_DRAFTS = "Solo se puede eliminar un contrato en borrador y sin pagos";
const OPEN_ITEMS =
  "El contrato tiene ítems por comprar: se completa cuando el último quede comprado y pagado.";
/** Refusal of a conversion of a contract without services. */
export const NOTHING_TO_CONVERT = "El contrato no tiene cálculo ni servicios para convertir en ítems.";
const NOT_CONVERTED = "Convierte primero la cotización en ítems: el contrato tiene servicios por comprar.";

const NOTHING_OVERDUE = "El cliente está al día con sus pagos: no hay nada que recordarle.";
const SENDING_ASKED = "Hoy ya pediste el envío. Avísale a quien lo envía si es urgente.";
const noStep = ({ status }: ContractState): RefusalWords => [
  "CONFLICT",
  `El contrato está en estado «${contractLifecycle.labels[status]}»: el cliente no tiene un paso pendiente.`,
];

/**
 * Returns the conditions under which its client cannot be reminded by a channel: a reminder of an overdue
 * payment counts as a collection.
 */
const unremindable = (channel: ContactChannel): readonly Condition<ContractState>[] => [
  [
    ({ status }, { viewer }) => status === "active" && !may(viewer?.role, "manageQuotes"),
    NO_PERMISSION,
    "FORBIDDEN",
  ],
  [({ status, saldoVencido }) => status !== "active" && saldoVencido <= 0, NOTHING_OVERDUE],
  [({ remindedToday }) => remindedToday === true, REMINDED_TODAY],
  [
    ({ status, contactedBy }) => status !== "active" && contactedBy !== null && contactedBy !== channel,
    OTHER_CHANNEL,
  ],
];

const lockedOnceSigned = ({ status }: ContractState): RefusalWords | null =>
  hasSignature(status) ? SIGNED : null;

/** Returns whether the contract is the caller's own: they are its client, or carry its link to sign. */
const isOwn = ({ id, clienteId }: ContractState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "signature" && link.recordId === id);

/** Returns whether the caller is the contract's client as payer: by their account, or by the link to pay. */
const isClient = ({ id, clienteId }: ContractState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "payment" && link.recordId === id);

/** Conditions under which a contract cannot be signed at an address that staff changed. */
const unconfirmedEmail: readonly Condition<ContractState>[] = [
  [
    ({ emailDenied }) => emailDenied,
    "El cliente dijo que no pidió cambiar su correo. El contrato no se firma hasta que el propietario lo revise.",
  ],
  [
    ({ emailHeldUntil }) => emailHeldUntil !== null,
    ({ emailHeldUntil }) =>
      `El correo del contrato cambió hace poco. Se puede firmar desde el ${spokenInstant(
        new Date(emailHeldUntil ?? 0),
      )}, o antes si el cliente lo confirma desde su correo anterior.`,
  ],
];

/**
 * Condition under which a document would show boxes in a name, which was sent by REST and has to be
 * corrected.
 */
const unprintedNames: Condition<ContractState> = [
  ({ printedNames }) => unprintedProblem(printedNames) !== null,
  ({ printedNames }) => unprintedProblem(printedNames) ?? "",
];

const NO_RETRACTO =
  "El retracto no aplica a este contrato: no se vendió a distancia o el viaje empieza dentro de los cinco días " +
  "siguientes a la firma.";
const RETRACTO_OVER = "El plazo de retracto de este contrato ya terminó.";

const NO_EMAIL_CHANGE = "El correo del contrato no espera confirmación.";

/**
 * Rule shared by the ways to send it. Its seller may send it again; the first time is for people who may send
 * contracts.
 */
const sending = {
  may: "resendContracts",
  also: { draft: "sendContracts" },
  from: ["draft", "active"],
  to: "active",
  facts: ["printedNames"],
  otherwise: lockedOnceSigned,
  unless: [unprintedNames],
} as const satisfies ActRule<ContractState, Capability>;

const ALREADY_SENT = "El contrato ya se envió: puedes enviarlo de nuevo.";

/** Rule shared by the acts of the signer: the contract's own client, while the contract is active. */
const asSigner = {
  may: null,
  from: ["active"],
  to: "signed",
  otherwise: ({ status }) => (hasSignature(status) ? ["CONFLICT", "El contrato ya fue firmado."] : null),
  unless: [[(contract, caller) => !isOwn(contract, caller), NO_PERMISSION, "FORBIDDEN"]],
} as const satisfies ActRule<ContractState, Capability>;

/** Acts on a contract, with the roles and statuses of each. */
export const contractActs = acts<ContractState>(contractLifecycle)({
  /** Sends it to be signed, or again. */
  send: sending,
  /** Makes a link to sign it, which a person carries to the client. */
  share: sending,
  /** Asks the people who may send it for the first time to do so. */
  askSending: {
    may: "manageQuotes",
    from: ["draft"],
    facts: ["sendingAskedToday"],
    otherwise: (contract) => lockedOnceSigned(contract) ?? ["CONFLICT", ALREADY_SENT],
    unless: [
      [(_, { viewer }) => may(viewer?.role, "sendContracts"), NO_PERMISSION, "FORBIDDEN"],
      [({ sendingAskedToday }) => sendingAskedToday === true, SENDING_ASKED],
    ],
  },
  sign: {
    ...asSigner,
    facts: [...emailFacts, "printedNames"],
    unless: [...asSigner.unless, ...unconfirmedEmail, unprintedNames],
  },
  /** Requests the code with which it is signed. */
  askCode: asSigner,
  /** Confirms a new address on behalf of the client: for an OWNER who did not change it. */
  confirmEmail: {
    may: "confirmContractEmails",
    from: ["draft", "active"],
    facts: emailFacts,
    otherwise: (contract) => lockedOnceSigned(contract) ?? ["CONFLICT", NO_EMAIL_CHANGE],
    unless: [
      [
        ({ emailChangers }, { viewer }) => emailChangers?.includes(viewer?.id ?? 0) === true,
        NO_PERMISSION,
        "FORBIDDEN",
      ],
      [({ emailHeldUntil, emailDenied }) => emailHeldUntil === null && !emailDenied, NO_EMAIL_CHANGE],
    ],
  },
  makePdf: { may: "sendContracts", from: "any" },
  edit: { may: "createContracts", from: ["draft", "active"], to: "draft", otherwise: lockedOnceSigned },
  changeEmail: {
    may: "createContracts",
    from: ["draft", "active"],
    to: "draft",
    otherwise: lockedOnceSigned,
  },
  convert: {
    may: "createContracts",
    from: ["signed"],
    facts: ["hasConvertedItems", "awaitsConversion"],
    otherwise: ["CONFLICT", "El contrato debe estar firmado para convertir la cotización en ítems."],
    unless: [
      [
        ({ awaitsConversion, hasConvertedItems }) => !awaitsConversion && !hasConvertedItems,
        NOTHING_TO_CONVERT,
      ],
    ],
  },
  /** Begins an addendum: a signed contract changes only by another signature. */
  draftAddendum: {
    may: "writeAddenda",
    from: ["signed", "completed"],
    also: { completed: "cancelCompletedContracts" },
    otherwise: ({ status }) => [
      "CONFLICT",
      `El contrato está en estado «${contractLifecycle.labels[status]}»: ` +
        "el otrosí es para contratos firmados.",
    ],
  },
  addItem: {
    may: "buy",
    from: ["signed"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `El contrato está en estado «${contractLifecycle.labels[status]}» y no admite ítems nuevos.`,
    ],
  },
  complete: {
    may: "completeContracts",
    from: ["signed"],
    to: "completed",
    facts: ["openItems", "awaitsConversion"],
    unless: [
      [({ openItems }) => openItems > 0, OPEN_ITEMS],
      [({ awaitsConversion }) => awaitsConversion, NOT_CONVERTED],
    ],
  },
  cancel: {
    may: "cancelContracts",
    from: ["draft", "active", "signed", "completed"],
    also: { completed: "cancelCompletedContracts" },
    to: "cancelled",
  },
  /**
   * Reminds the client of their next step, once a day: to sign it, which its sellers do, or to pay an overdue
   * amount.
   */
  remind: {
    may: "followDebt",
    from: ["active", "signed", "completed"],
    facts: ["saldoVencido", "remindedToday", "contactedBy"],
    otherwise: noStep,
    unless: unremindable("mail"),
  },
  /** Reminds the client of the same by WhatsApp, with a link that the caller carries. */
  remindByWhatsapp: {
    may: "followDebt",
    from: ["active", "signed", "completed"],
    facts: ["saldoVencido", "remindedToday", "contactedBy"],
    otherwise: noStep,
    unless: unremindable("whatsapp"),
  },
  /** Notes the amount that the client promised to pay, and the day. */
  promise: {
    may: "followDebt",
    from: ["signed", "completed"],
    otherwise: noStep,
  },
  /**
   * States whether it was sold at a distance: the seller states it, and people who make contracts may change
   * it.
   */
  stateDistance: {
    may: "manageQuotes",
    from: ["draft", "active"],
    otherwise: lockedOnceSigned,
    unless: [
      [
        ({ soldAtDistance }, { viewer }) => soldAtDistance !== null && !may(viewer?.role, "createContracts"),
        "Solo un gerente puede cambiar si la venta fue a distancia.",
        "FORBIDDEN",
      ],
    ],
  },
  /** Requests its cancellation for the client; the agency answers. */
  requestCancellation: {
    may: null,
    from: ["active", "signed", "completed"],
    otherwise: ({ status }) => [
      "CONFLICT",
      status === "cancelled" ? "El contrato ya está cancelado." : "El contrato aún no se ha enviado.",
    ],
    unless: [[(contract, caller) => !isClient(contract, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
  /** Withdraws the client from it within the days of the law. */
  retract: {
    may: null,
    from: ["signed", "completed"],
    to: "cancelled",
    facts: ["retractoOpen"],
    otherwise: ({ status }) =>
      status === "cancelled" ? null : ["CONFLICT", "El contrato aún no está firmado."],
    unless: [
      [(contract, caller) => !isClient(contract, caller), NO_PERMISSION, "FORBIDDEN"],
      [({ retractoUntil }) => retractoUntil === null, NO_RETRACTO],
      [({ retractoOpen }) => !retractoOpen, RETRACTO_OVER],
    ],
  },
  delete: {
    may: "deleteContracts",
    from: ["draft"],
    otherwise: ["CONFLICT", ONLY_DRAFTS],
    // A draft takes no payments, so only money paid before could prevent it.
    unless: [[({ totalPagado }) => totalPagado > 0, ONLY_DRAFTS]],
  },
});

/** The name of an act of contracts. */
export type ContractAct = (typeof contractActs.names)[number];
