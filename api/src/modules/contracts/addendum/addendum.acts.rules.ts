import { type Caller, type Condition, exampleFacts, type RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus, hasSignature } from "../contract/contract.lifecycle.ts";
import { addendumLifecycle, type AddendumStatus } from "./addendum.lifecycle.ts";

/** State that the acts on an addendum are checked against. */
export interface AddendumState {
  readonly id: string;
  readonly status: AddendumStatus;
  /** Status of the contract that the addendum changes. */
  readonly estadoContrato: ContractStatus;
  readonly clienteId: number | null;
  /** True when the addendum changes the price of a contract that already has an invoice. */
  readonly cambiaFactura: boolean;
  /** True when the credit note and invoice that the signature creates still need authorization. */
  readonly esperaAutorizacion: boolean;
}

/** Names of the facts in {@link AddendumState}, for selection in a query. */
export const addendumFacts = [
  "id",
  "status",
  "estadoContrato",
  "clienteId",
  "cambiaFactura",
  "esperaAutorizacion",
] as const;

/** Reason shown when an addendum that changes an invoiced price cannot be sent yet. */
export const AUTHORIZE_FIRST =
  "Este otrosí cambia el precio de un contrato con factura: antes de enviarlo, " +
  "el contador o el propietario autoriza la nota crédito y la factura nueva.";

const SIGNED: RefusalWords = ["CONFLICT", "El otrosí ya fue firmado."];
const WITHDRAWN: RefusalWords = ["CONFLICT", "El otrosí fue retirado."];
const ended = ({ status }: Pick<AddendumState, "status">): RefusalWords | null =>
  status === "signed" ? SIGNED : status === "withdrawn" ? WITHDRAWN : null;

/** Returns whether the caller may sign the addendum: as its client, or with the link to this addendum. */
const isOwn = ({ id, clienteId }: AddendumState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "addendum" && link.recordId === id);

/** Condition that refuses addenda to a completed contract, except for OWNER. */
const notOfCompleted = [
  ({ estadoContrato }: AddendumState, { viewer }: Caller) =>
    estadoContrato === "completed" && !may(viewer?.role, "cancelCompletedContracts"),
  NO_PERMISSION,
  "FORBIDDEN",
] as const;
const unsignedText = (status: string): string =>
  `El contrato está en estado «${status}»: el otrosí es para contratos firmados.`;

const ofNoLivingContract: Condition<AddendumState> = [
  ({ estadoContrato }) => !hasSignature(estadoContrato),
  {
    write: ({ estadoContrato }) => unsignedText(contractLifecycle.labels[estadoContrato]),
    example: unsignedText(exampleFacts.text),
  },
];

/** Table of the acts on an addendum, with the roles and statuses that allow each. */
export const addendumActs = acts<AddendumState>(addendumLifecycle)({
  edit: {
    may: "writeAddenda",
    from: ["draft", "sent"],
    otherwise: ended,
    unless: [notOfCompleted, ofNoLivingContract],
  },
  /** Sends the addendum to the client to be signed, also repeatedly. */
  send: {
    may: "writeAddenda",
    from: ["draft", "sent"],
    to: "sent",
    otherwise: ended,
    unless: [
      notOfCompleted,
      ofNoLivingContract,
      [({ esperaAutorizacion }) => esperaAutorizacion, AUTHORIZE_FIRST],
    ],
  },
  /** Authorizes the credit note and the new invoice that are created when the addendum is signed. */
  authorizeInvoices: {
    may: "invoice",
    from: ["draft", "sent"],
    otherwise: ended,
    unless: [
      ofNoLivingContract,
      [({ cambiaFactura }) => !cambiaFactura, "Este otrosí no cambia el valor de ninguna factura."],
    ],
  },
  withdraw: {
    may: "writeAddenda",
    from: ["draft", "sent"],
    to: "withdrawn",
    otherwise: ended,
    unless: [notOfCompleted],
  },
  sign: {
    may: null,
    from: ["sent"],
    to: "signed",
    otherwise: ended,
    unless: [
      [(addendum, caller) => !isOwn(addendum, caller), NO_PERMISSION, "FORBIDDEN"],
      ofNoLivingContract,
    ],
  },
});

/** The name of an act of addenda. */
export type AddendumAct = (typeof addendumActs.names)[number];
