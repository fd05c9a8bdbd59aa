import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";

/** Account for a payment; every text is ready to be read. */
export interface PaidInto {
  readonly id: string;
  /** `Bancolombia · Cuenta de ahorros`. */
  readonly name: string;
  /** Number in groups, as it is read aloud. */
  readonly number: string;
  /** Number without blanks, as it is pasted into a bank's form. */
  readonly copied: string;
  /** Holder with their document, which banks require. */
  readonly holder: string;
  /** Content of its QR code; null for a bank account. */
  readonly qr: string | null;
  /** True for the bank's own code, which its application reads; else the code contains the key. */
  readonly isBankQr: boolean;
  /** Warning about this amount; null for none. */
  readonly note: string | null;
}

/**
 * Payment instructions: the block `Cómo pagar` of documents, mails and pages, each of which draws it in its
 * own way.
 */
export interface HowToPay {
  /** Reference that the client writes beside the transfer. */
  readonly reference: string;
  /** Name of the payment: `Cuota 2 de 3`. */
  readonly concept: string;
  readonly amount: Cop;
  readonly due: Day | null;
  /** Full address of the page where it is paid online; null when that is not available. */
  readonly online: string | null;
  readonly accounts: readonly PaidInto[];
}

/** Texts of the block. */
export const howToPayTexts = {
  title: "Cómo pagar",
  reference: "Referencia",
  online: "Pagar en línea",
  onlineLead: "Con tarjeta, PSE o Nequi",
  only: (reference: string) =>
    `Paga solo a estas cuentas y escribe la referencia ${reference}. Después envíanos el comprobante.`,
} as const;
