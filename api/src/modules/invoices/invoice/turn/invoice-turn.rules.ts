import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { SendingState } from "../../sending/sending.rules.ts";

/** What tells who does the next step of an invoice. */
export interface InvoiceTurnFacts {
  readonly sendingState: SendingState;
  /** Its contract was cancelled, and credit notes do not take it back whole. */
  readonly lacksNote: boolean;
  /** How far its credit notes that did not reach the DIAN were sent. */
  readonly unsentNotes: boolean;
  readonly office: readonly TeamMember[];
  readonly issuedAt: string;
}

/** What there is to do with the invoice itself; what the jobs send needs nobody. */
const steps: Readonly<Record<SendingState, string | null>> = {
  por_revisar: "revisarla antes de enviarla",
  en_cola: null,
  reintentando: null,
  enviada: null,
  rechazada: "corregirla: la DIAN la rechazó",
  fallida: "enviarla de nuevo a la DIAN",
};

/** Who does the next step of an invoice: whoever invoices; null where nothing waits. */
export function invoiceTurn(facts: InvoiceTurnFacts): Turn | null {
  const step =
    steps[facts.sendingState] ??
    (facts.unsentNotes ? "enviar de nuevo su nota crédito" : null) ??
    (facts.lacksNote ? "hacer su nota crédito" : null);
  return step === null ? null : turnOfOffice("invoice", facts.office, { step, since: facts.issuedAt });
}
