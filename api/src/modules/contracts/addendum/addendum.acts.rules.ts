import type { Asker, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus, hasSignature } from "../contract/contract.lifecycle.ts";
import { addendumLifecycle, type AddendumStatus } from "./addendum.lifecycle.ts";

/** What acts look at of an addendum. */
export interface AddendumState {
  readonly id: string;
  readonly status: AddendumStatus;
  /** Of its contract. */
  readonly estadoContrato: ContractStatus;
  readonly clienteId: number | null;
  /** Whether it changes the price of a contract that has its invoice. */
  readonly cambiaFactura: boolean;
}

/** The names of the facts in {@link AddendumState}, as a read selects them. */
export const addendumFacts = ["id", "status", "estadoContrato", "clienteId", "cambiaFactura"] as const;

const SIGNED: RefusalWords = ["CONFLICT", "El otrosí ya fue firmado."];
const WITHDRAWN: RefusalWords = ["CONFLICT", "El otrosí fue retirado."];
const ended = ({ status }: AddendumState): RefusalWords | null =>
  status === "signed" ? SIGNED : status === "withdrawn" ? WITHDRAWN : null;

/** Whether the addendum is the asker's to sign: they are its client, or carry its own link. */
const isOwn = ({ id, clienteId }: AddendumState, { viewer, link }: Asker): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "addendum" && link.recordId === id);

/** What a contract that is completed lets change is OWNER's. */
const notOfCompleted = [
  ({ estadoContrato }: AddendumState, { viewer }: Asker) =>
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

/** What can be done with an addendum, by whom and when. */
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
    unless: [notOfCompleted, ofNoLivingContract],
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
    unless: [[(addendum, asker) => !isOwn(addendum, asker), NO_PERMISSION, "FORBIDDEN"], ofNoLivingContract],
  },
});

/** The name of an act of addenda. */
export type AddendumAct = (typeof addendumActs.names)[number];
