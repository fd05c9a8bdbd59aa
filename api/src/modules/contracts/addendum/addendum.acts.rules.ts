import type { Caller, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus, hasSignature } from "../contract/contract.lifecycle.ts";
import { addendumLifecycle, type AddendumStatus } from "./addendum.lifecycle.ts";

/** State that the acts on an addendum are checked against. */
export interface AddendumState {
  readonly id: string;
  readonly status: AddendumStatus;
  /** Status of its contract. */
  readonly estadoContrato: ContractStatus;
  readonly clienteId: number | null;
  /** True when it changes the price of a contract that has its invoice. */
  readonly cambiaFactura: boolean;
  /** True when the invoices that its signature makes still need an authorisation. */
  readonly esperaAutorizacion: boolean;
}

/** The names of the facts in {@link AddendumState}, as a read selects them. */
export const addendumFacts = [
  "id",
  "status",
  "estadoContrato",
  "clienteId",
  "cambiaFactura",
  "esperaAutorizacion",
] as const;

/** Reason for which an addendum over an invoice is not sent yet. */
export const AUTHORIZE_FIRST =
  "Este otrosí cambia el precio de un contrato con factura: antes de enviarlo, " +
  "el contador o el propietario autoriza la nota crédito y la factura nueva.";

const SIGNED: RefusalWords = ["CONFLICT", "El otrosí ya fue firmado."];
const WITHDRAWN: RefusalWords = ["CONFLICT", "El otrosí fue retirado."];
const ended = ({ status }: AddendumState): RefusalWords | null =>
  status === "signed" ? SIGNED : status === "withdrawn" ? WITHDRAWN : null;

/** Returns whether the addendum is the caller's to sign: they are its client, or carry its own link. */
const isOwn = ({ id, clienteId }: AddendumState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "addendum" && link.recordId === id);

/** Condition that refuses addenda of a completed contract, except for OWNER. */
const notOfCompleted = [
  ({ estadoContrato }: AddendumState, { viewer }: Caller) =>
    estadoContrato === "completed" && !may(viewer?.role, "cancelCompletedContracts"),
  NO_PERMISSION,
  "FORBIDDEN",
] as const;
const ofNoLivingContract = [
  ({ estadoContrato }: AddendumState) => !hasSignature(estadoContrato),
  ({ estadoContrato }: AddendumState) =>
    `El contrato está en estado «${contractLifecycle.labels[estadoContrato]}»: ` +
    "el otrosí es para contratos firmados.",
] as const;

/** Acts on an addendum, with the roles and statuses of each. */
export const addendumActs = acts<AddendumState>(addendumLifecycle)({
  edit: {
    may: "writeAddenda",
    from: ["draft", "sent"],
    otherwise: ended,
    unless: [notOfCompleted, ofNoLivingContract],
  },
  /** Sends it to be signed, or again. */
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
  /** Allows the credit note and the new invoice that its signature makes. */
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
