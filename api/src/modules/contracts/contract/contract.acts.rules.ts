import {
  about,
  type ActRule,
  type Caller,
  type Condition,
  exampleFacts,
  type RefusalWords,
} from "../../../core/acts.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { spokenInstant } from "../../../core/colombia/spoken.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
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

/**
 * State that the acts on a contract are checked against: its status, and the facts that can exclude an act.
 */
export interface ContractState {
  readonly id: string;
  readonly status: ContractStatus;
  readonly clienteId: number | null;
  /** Total of verified payments, in COP. */
  readonly totalPagado: Cop;
  /** Number of items that still have to be bought or paid. */
  readonly openItems: number;
  /** True when items were created from the contract's services. */
  readonly hasConvertedItems: boolean;
  /** True when the contract is signed and has services, but no items were created from them yet. */
  readonly awaitsConversion: boolean;
  /** True when the contract was sold at a distance; null while this is not recorded. */
  readonly soldAtDistance: boolean | null;
  /** Last day on which the client may exercise the retracto; null when there is no such right. */
  readonly retractoUntil: Day | null;
  /** True when the last day of the retracto has not passed and the trip has not begun. */
  readonly retractoOpen: boolean;
  /** Balance of the client that is overdue today, in COP. */
  readonly saldoVencido: Cop;
  /** True when a reminder about the contract was sent today; null for the client. */
  readonly remindedToday: boolean | null;
  /** True when a seller requested today that the contract be sent; null for the client. */
  readonly sendingAskedToday: boolean | null;
  /** Channel by which the client was contacted this week about a debt or an offer; null for the client. */
  readonly contactedBy: ContactChannel | null;
  /**
   * Time until which the contract cannot be signed because staff changed its e-mail; null when it is not
   * blocked.
   */
  readonly emailHeldUntil: string | null;
  /** True when the client objected to the change of e-mail. */
  readonly emailDenied: boolean;
  /** Ids of the people who changed the e-mail, until the change is confirmed; null for the client. */
  readonly emailChangers: readonly number[] | null;
  /** All names that the contract's document prints, joined in one text. */
  readonly printedNames: string;
}

const emailFacts = ["emailHeldUntil", "emailDenied", "emailChangers"] as const;

/** Names of the facts in {@link ContractState}, for selection in a query. */
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
  "El contrato tiene servicios por comprar: se completa cuando el último quede comprado y pagado.";
/** Message when a contract without services cannot be converted to items. */
export const NOTHING_TO_CONVERT = "El contrato no tiene cálculo ni servicios que se puedan comprar.";
const NOT_CONVERTED = "Crea primero los servicios por comprar de este contrato.";

const NOTHING_OVERDUE = "El cliente está al día con sus pagos: no hay nada que recordarle.";
const SENDING_ASKED = "Hoy ya pediste el envío. Avísale a quien lo envía si es urgente.";
const noStep = ({ status }: Pick<ContractState, "status">): RefusalWords => [
  "CONFLICT",
  `El contrato está en estado «${contractLifecycle.labels[status]}»: el cliente no tiene un paso pendiente.`,
];

/**
 * Returns the conditions that prevent a reminder to the client by a channel. A reminder of an overdue
 * payment counts as debt collection.
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

const lockedOnceSigned = ({ status }: Pick<ContractState, "status">): RefusalWords | null =>
  hasSignature(status) ? SIGNED : null;

/** Returns whether the caller is the contract's client as signer: by account, or by the signing link. */
const isOwn = ({ id, clienteId }: ContractState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "signature" && link.recordId === id);

/** Returns whether the caller is the contract's client as payer: by account, or by the payment link. */
const isClient = ({ id, clienteId }: ContractState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "payment" && link.recordId === id);

/** Conditions that block the signature because staff changed the contract's e-mail. */
const unconfirmedEmail: readonly Condition<ContractState>[] = [
  [
    ({ emailDenied }) => emailDenied,
    "El cliente dijo que no pidió cambiar su correo. El contrato no se firma hasta que el propietario lo revise.",
  ],
  [
    ({ emailHeldUntil }) => emailHeldUntil !== null,
    about<Pick<ContractState, "emailHeldUntil">>(
      { emailHeldUntil: exampleFacts.instant },
      ({ emailHeldUntil }) =>
        `El correo del contrato cambió hace poco. Se puede firmar desde el ${spokenInstant(
          new Date(emailHeldUntil ?? 0),
        )}, o antes si el cliente lo confirma desde su correo anterior.`,
    ),
  ],
];

/**
 * Condition that blocks a contract with a name that the document cannot print; such a name was sent by REST
 * and has to be corrected.
 */
const unprintedNames: Condition<ContractState> = [
  ({ printedNames }) => unprintedProblem(printedNames) !== null,
  { example: null, write: ({ printedNames }) => unprintedProblem(printedNames) ?? "" },
];

const NO_RETRACTO =
  "El retracto no aplica a este contrato: no se vendió a distancia o el viaje empieza dentro de los cinco días " +
  "siguientes a la firma.";
const RETRACTO_OVER = "El plazo de retracto de este contrato ya terminó.";

const NO_EMAIL_CHANGE = "El correo del contrato no espera confirmación.";

/**
 * Rule shared by all ways to send a contract. Its seller may send it again; the first sending requires the
 * right to send contracts.
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

/** Rule shared by the acts of the signer: only the contract's client, while the contract is active. */
const asSigner = {
  may: null,
  from: ["active"],
  to: "signed",
  otherwise: ({ status }) => (hasSignature(status) ? ["CONFLICT", "El contrato ya fue firmado."] : null),
  unless: [[(contract, caller) => !isOwn(contract, caller), NO_PERMISSION, "FORBIDDEN"]],
} as const satisfies ActRule<ContractState, Capability>;

/** Table of the acts on a contract, with the roles and statuses that allow each. */
export const contractActs = acts<ContractState>(contractLifecycle)({
  /** Sends the contract to the client to be signed, also repeatedly. */
  send: sending,
  /** Creates a signing link that staff pass on to the client. */
  share: sending,
  /** Requests the first sending of the contract from the people who may send it. */
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
  /** Requests the code for signing the contract. */
  askCode: asSigner,
  /** Confirms a new address on behalf of the client; only for an OWNER who did not make the change. */
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
    otherwise: ["CONFLICT", "El contrato debe estar firmado para crear los servicios por comprar."],
    unless: [
      [
        ({ awaitsConversion, hasConvertedItems }) => !awaitsConversion && !hasConvertedItems,
        NOTHING_TO_CONVERT,
      ],
    ],
  },
  /** Creates an addendum, because a signed contract only changes by another signature. */
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
      `El contrato está en estado «${contractLifecycle.labels[status]}» y no admite servicios nuevos.`,
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
   * Reminds the client of their next step, at most once a day: of the signature, which the sellers do, or of
   * an overdue payment.
   */
  remind: {
    may: "followDebt",
    from: ["active", "signed", "completed"],
    facts: ["saldoVencido", "remindedToday", "contactedBy"],
    otherwise: noStep,
    unless: unremindable("mail"),
  },
  /** Reminds the client of the next step by WhatsApp, with a link that the caller sends. */
  remindByWhatsapp: {
    may: "followDebt",
    from: ["active", "signed", "completed"],
    facts: ["saldoVencido", "remindedToday", "contactedBy"],
    otherwise: noStep,
    unless: unremindable("whatsapp"),
  },
  /** Records the amount that the client promised to pay, and the day. */
  promise: {
    may: "followDebt",
    from: ["signed", "completed"],
    otherwise: noStep,
  },
  /**
   * Records whether the contract was sold at a distance. The seller records it; people who make contracts
   * may change it.
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
  /** Requests the cancellation of the contract for the client; the agency answers. */
  requestCancellation: {
    may: null,
    from: ["active", "signed", "completed"],
    otherwise: ({ status }) => [
      "CONFLICT",
      status === "cancelled" ? "El contrato ya está cancelado." : "El contrato aún no se ha enviado.",
    ],
    unless: [[(contract, caller) => !isClient(contract, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
  /** Exercises the client's retracto within the legal period. */
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
