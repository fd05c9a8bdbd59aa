import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import { maySendAgain, type SendingState } from "../sending/sending.rules.ts";
import { invoiceLifecycle, type InvoiceStatus } from "./invoice.lifecycle.ts";

/** State that invoicing a contract is checked against. */
export interface InvoicedContract {
  readonly status: ContractStatus;
}

/** Table of the acts on a contract without an invoice, with the roles and statuses that allow each. */
export const invoicingActs = acts<InvoicedContract>(null)({
  generate: {
    may: "invoice",
    from: ["completed"],
    otherwise: ["CONFLICT", "Solo se factura un contrato completado."],
  },
});

/** State that the acts on an invoice are checked against. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly sendingState: SendingState;
  /** True when the contract was cancelled and the invoice is not fully credited. */
  readonly faltaNota: boolean;
  /** True when credit notes fully credit the invoice. */
  readonly conNota: boolean;
}

/** Names of the facts in {@link InvoiceState}, for selection in a query. */
export const invoiceFacts = ["status", "sendingState", "faltaNota", "conNota"] as const;

const sent: RefusalWords = ["CONFLICT", "La factura ya fue enviada."];

/** Table of the acts on an invoice, with the roles and statuses that allow each. */
export const invoiceActs = acts<InvoiceState>(invoiceLifecycle)({
  /** Sets the invoice's status manually. Refused for a fully credited invoice, which has no amount due. */
  changeStatus: {
    may: "invoice",
    from: "any",
    facts: ["conNota"],
    unless: [[({ conNota }) => conNota, "Una nota crédito anuló esta factura: su estado ya no se cambia."]],
  },
  sendAgain: {
    may: "invoice",
    from: "any",
    facts: ["sendingState"],
    unless: [[({ sendingState }) => !maySendAgain(sendingState), sent[1], sent[0]]],
  },
  /** Sends an invoice unchanged that was issued while facts about its purchases were missing. */
  confirm: {
    may: "invoice",
    from: "any",
    facts: ["sendingState"],
    unless: [[({ sendingState }) => sendingState !== "por_revisar", "La factura no está por revisar."]],
  },
  /** Corrects the invoice and keeps its number. */
  correct: {
    may: "invoice",
    from: "any",
    facts: ["sendingState"],
    unless: [
      [
        ({ sendingState }) => sendingState !== "rechazada" && sendingState !== "por_revisar",
        "Solo se corrige una factura que la DIAN rechazó o que está por revisar.",
      ],
    ],
  },
  /** Credits all or part of an invoice that the DIAN accepted. */
  creditPart: {
    may: "invoice",
    from: "any",
    facts: ["sendingState", "conNota"],
    unless: [
      [
        ({ sendingState }) => sendingState !== "enviada",
        "Solo se hace nota crédito de una factura que la DIAN recibió: una rechazada se corrige.",
      ],
      [({ conNota }) => conNota, "Las notas crédito ya devuelven toda la factura."],
    ],
  },
  credit: {
    may: "invoice",
    from: "any",
    facts: ["faltaNota"],
    unless: [
      [({ faltaNota }) => !faltaNota, "La nota crédito se hace una vez, cuando se cancela el contrato."],
    ],
  },
});

/** The name of an act of invoices. */
export type InvoiceAct = (typeof invoiceActs.names)[number];
