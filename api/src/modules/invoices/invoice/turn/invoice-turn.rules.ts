import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { SendingState } from "../../sending/sending.rules.ts";

/** Facts that decide the turn of an invoice. */
export interface InvoiceTurnFacts {
  readonly sendingState: SendingState;
  /** Its contract was cancelled, and credit notes do not take it back whole. */
  readonly lacksNote: boolean;
  /** True when it has credit notes that could not be sent to the DIAN. */
  readonly unsentNotes: boolean;
  readonly office: readonly TeamMember[];
  readonly issuedAt: string;
}

/**
 * Next step on the invoice itself in each sending state, worded to follow `debe`; null while jobs send it.
 */
const steps: Readonly<Record<SendingState, string | null>> = {
  por_revisar: "revisarla antes de enviarla",
  en_cola: null,
  reintentando: null,
  enviada: null,
  rechazada: "corregirla: la DIAN la rechazó",
  fallida: "enviarla de nuevo a la DIAN",
};

/** Returns the turn of an invoice: everybody who may invoice; null when no step is waiting. */
export function invoiceTurn(facts: InvoiceTurnFacts): Turn | null {
  const step =
    steps[facts.sendingState] ??
    (facts.unsentNotes ? "enviar de nuevo su nota crédito" : null) ??
    (facts.lacksNote ? "hacer su nota crédito" : null);
  return step === null ? null : turnOfOffice("invoice", facts.office, { step, since: facts.issuedAt });
}
