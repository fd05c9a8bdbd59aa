import type { Asker, RefusalWords } from "../../../core/acts.ts";
import type { Cop } from "../../../core/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { type ContractStatus, contractLifecycle } from "./contract.lifecycle.ts";

/** What acts look at of a contract: its status, and the facts that keep one of them from being done. */
export interface ContractState {
  readonly id: string;
  readonly status: ContractStatus;
  readonly clienteId: number | null;
  /** Verified payments, in COP. */
  readonly totalPagado: Cop;
  /** Items that still have to be bought or paid. */
  readonly openItems: number;
  /** Whether items were made of its services. */
  readonly hasConvertedItems: boolean;
  /** Whether it is signed and holds services of which no item was made yet. */
  readonly awaitsConversion: boolean;
}

/** The names of the facts in {@link ContractState}, as a read selects them. */
export const contractFacts = [
  ...(["id", "status", "clienteId", "totalPagado"] as const),
  ...(["openItems", "hasConvertedItems", "awaitsConversion"] as const),
] as const;

const SIGNED: RefusalWords = ["LOCKED", "El contrato está firmado y no se puede modificar."];
const ONLY_DRAFTS = "Solo se puede eliminar un contrato en borrador y sin pagos";
const OPEN_ITEMS =
  "El contrato tiene items por comprar: se completa cuando el último quede comprado y pagado.";
/** What a contract without services is told. */
export const NOTHING_TO_CONVERT = "El contrato no tiene cálculo ni servicios para convertir en items.";
const NOT_CONVERTED = "Convierte primero la cotización en items: el contrato tiene servicios por comprar.";

const isSigned = ({ status }: ContractState): boolean => status === "signed" || status === "completed";
const lockedOnceSigned = (contract: ContractState): RefusalWords | null =>
  isSigned(contract) ? SIGNED : null;

/** Whether the contract is the asker's own: they are its client, or carry its link to sign. */
const isOwn = ({ id, clienteId }: ContractState, { viewer, link }: Asker): boolean =>
  (viewer !== null && viewer.id === clienteId) || (link?.purpose === "signature" && link.recordId === id);

/** What can be done with a contract, by whom and when. */
export const contractActs = acts<ContractState>(contractLifecycle)({
  /** Sends it to be signed, or again. */
  send: { may: "sendContracts", from: ["draft", "active"], to: "active", otherwise: lockedOnceSigned },
  sign: {
    may: null,
    from: ["active"],
    to: "signed",
    otherwise: (contract) => (isSigned(contract) ? ["CONFLICT", "El contrato ya fue firmado."] : null),
    unless: [[(contract, asker) => !isOwn(contract, asker), NO_PERMISSION, "FORBIDDEN"]],
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
    otherwise: ["CONFLICT", "El contrato debe estar firmado para convertir la cotización en items."],
    unless: [
      [
        ({ awaitsConversion, hasConvertedItems }) => !awaitsConversion && !hasConvertedItems,
        NOTHING_TO_CONVERT,
      ],
    ],
  },
  addItem: {
    may: "buy",
    from: ["signed"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `El contrato está en estado «${contractLifecycle.labels[status]}» y no admite items nuevos.`,
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
  delete: {
    may: "deleteContracts",
    from: ["draft"],
    otherwise: ["CONFLICT", ONLY_DRAFTS],
    // A draft takes no payments, so paid money is all that could stand in the way.
    unless: [[({ totalPagado }) => totalPagado > 0, ONLY_DRAFTS]],
  },
});

/** The name of an act of contracts. */
export type ContractAct = (typeof contractActs.names)[number];
