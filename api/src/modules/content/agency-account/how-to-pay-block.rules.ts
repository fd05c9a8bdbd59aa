import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Account for a payment; all texts are formatted for display. */
export interface PaidInto {
  readonly id: string;
  /** Name such as `Bancolombia · Cuenta de ahorros`. */
  readonly name: string;
  /** Number in groups of digits. */
  readonly number: string;
  /** Number without spaces, to paste into a bank's form. */
  readonly copied: string;
  /** Holder of the account with their identity document, which banks require. */
  readonly holder: string;
  /** Content of the account's QR code; null for a bank account. */
  readonly qr: string | null;
  /** True when the QR code was issued by the bank, for banking apps; false when it contains only the key. */
  readonly isBankQr: boolean;
  /** Warning about paying this amount; null when there is none. */
  readonly note: string | null;
}

/**
 * Payment instructions: the block `Cómo pagar` in documents, e-mails and pages, each of which formats it
 * differently.
 */
export interface HowToPay {
  /** Reference that the client enters with the transfer. */
  readonly reference: string;
  /** Name of the payment: `Cuota 2 de 3`. */
  readonly concept: string;
  readonly amount: Cop;
  readonly due: Day | null;
  /** URL of the page for paying online; null when online payment is not available. */
  readonly online: string | null;
  readonly accounts: readonly PaidInto[];
}

/** Texts of the block `Cómo pagar`. */
export const howToPayTexts = {
  title: "Cómo pagar",
  reference: "Referencia",
  online: "Pagar en línea",
  onlineLead: "Con tarjeta, PSE o Nequi",
  only: (reference: string) =>
    `Paga solo a estas cuentas y escribe la referencia ${reference}. Después envíanos el comprobante.`,
} as const;
