import type { Tone } from "./look.ts";

/**
 * The product's signature: the ticket-like head that opens a quote, a contract, a reservation, their mails
 * and their PDFs. Every text is ready to be read; `price` is in COP.
 */
export interface PrintedPassage {
  /** Kind of document: `Cotización`, `Contrato`. */
  readonly kind: string;
  /** The number people read, such as `COT-2026-000123`. */
  readonly number: string;
  /** Empty when the service has none, as a hotel alone. */
  readonly origin: string;
  readonly destination: string;
  readonly dates: string;
  readonly travellers: string;
  readonly price: number | null;
  /** Stamped at the end of the passage. */
  readonly status?: { readonly text: string; readonly tone: Tone };
}
