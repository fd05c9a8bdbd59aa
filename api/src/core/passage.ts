import type { Tone } from "./look.ts";

/**
 * The product's signature element: the ticket-like header of a quote, a contract, a reservation, their
 * e-mails and their PDFs. All texts are formatted for display; `price` is in COP.
 */
export interface PrintedPassage {
  /** Kind of document: `Cotización`, `Contrato`. */
  readonly kind: string;
  /** Number shown to people, such as `COT-2026-000123`. */
  readonly number: string;
  /** Place of departure; empty when the service has none, such as only a hotel. */
  readonly origin: string;
  readonly destination: string;
  readonly dates: string;
  readonly travellers: string;
  readonly price: number | null;
  /** Status stamp at the end of the header. */
  readonly status?: { readonly text: string; readonly tone: Tone };
}
