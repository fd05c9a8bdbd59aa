import {
  inOrder,
  type Step,
  type TeamMember,
  type Turn,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { SendingState } from "../../sending/sending.rules.ts";

/** Facts that determine whose turn an invoice is. */
export interface InvoiceTurnFacts {
  readonly sendingState: SendingState;
  /** True when the contract was cancelled and the invoice is not fully credited. */
  readonly lacksNote: boolean;
  /** True when credit notes of the invoice could not be sent to the DIAN. */
  readonly unsentNotes: boolean;
  readonly office: readonly TeamMember[];
  readonly issuedAt: string;
}

/** Next step on the invoice itself, by sending state; null while jobs send the invoice. */
const steps: Readonly<Record<SendingState, Omit<Step, "since"> | null>> = {
  por_revisar: {
    act: "review",
    step: "revisarla antes de enviarla",
    sentence: "Se hizo sin saber de quién es el ingreso y no se ha enviado a la DIAN.",
    button: "Revisar factura",
  },
  en_cola: null,
  reintentando: null,
  enviada: null,
  rechazada: {
    act: "correct",
    step: "corregirla: la DIAN la rechazó",
    sentence: "La DIAN rechazó la factura.",
    button: "Corregir factura",
  },
  fallida: {
    act: "resend",
    step: "enviarla de nuevo a la DIAN",
    sentence: "La factura no llegó a la DIAN.",
    button: "Reenviar factura a la DIAN",
  },
};

const noteSteps = {
  resend: {
    act: "resendNote",
    step: "enviar de nuevo su nota crédito",
    sentence: "Una nota crédito de la factura no llegó a la DIAN.",
    button: "Reenviar nota a la DIAN",
  },
  make: {
    act: "credit",
    step: "hacer su nota crédito",
    sentence: "El contrato se canceló y su factura sigue en pie.",
    button: "Hacer nota crédito",
  },
} as const satisfies Record<string, Omit<Step, "since">>;

/**
 * Returns the turns of an invoice, which belong to everybody who may invoice; empty when no step is pending.
 */
export const invoiceTurns = (facts: InvoiceTurnFacts): readonly Turn[] =>
  inOrder(
    [
      steps[facts.sendingState],
      facts.unsentNotes ? noteSteps.resend : null,
      facts.lacksNote ? noteSteps.make : null,
    ].map((step) => step && turnOfOffice("invoice", facts.office, { ...step, since: facts.issuedAt })),
  );
