import type { Day } from "../colombia/days.ts";
import type { Cop } from "../cop.ts";

/** One account into which a payment may go; every text is ready to be read. */
export interface PaidInto {
  readonly id: string;
  /** `Bancolombia · Cuenta de ahorros`. */
  readonly name: string;
  /** In groups, as it is read aloud. */
  readonly number: string;
  /** Without blanks, as it is pasted into a bank's form. */
  readonly copied: string;
  /** With the document, which banks ask for. */
  readonly holder: string;
  /** What a QR code of it says; null for an account of a bank. */
  readonly qr: string | null;
  /** Whether that is the bank's own code, which its application reads; else it says the key. */
  readonly isBankQr: boolean;
  /** What is to be minded with this amount; null for nothing. */
  readonly note: string | null;
}

/**
 * How a client pays: the block `Cómo pagar` of documents, mails and pages, which draw it each in their way.
 */
export interface HowToPay {
  /** What the client writes beside the transfer. */
  readonly reference: string;
  /** What is paid: `Cuota 2 de 3`. */
  readonly concept: string;
  readonly amount: Cop;
  readonly due: Day | null;
  /** Whole address of the page where it is paid online; null where that is not available. */
  readonly online: string | null;
  readonly accounts: readonly PaidInto[];
}

/** The words of the block. */
export const howToPayTexts = {
  title: "Cómo pagar",
  reference: "Referencia",
  online: "Pagar en línea",
  onlineLead: "Con tarjeta, PSE o Nequi",
  only: (reference: string) =>
    `Paga solo a estas cuentas y escribe la referencia ${reference}. Después envíanos el comprobante.`,
} as const;
