/** Electronic document to be sent: its number, code (CUFE or CUDE) and UBL document. */
export interface OutgoingDocument {
  readonly kind: "factura" | "nota_credito";
  readonly number: string;
  readonly code: string;
  readonly xml: string;
}

/**
 * Outcome of sending a document: accepted, with the provider's reference and the DIAN's ApplicationResponse
 * if the provider passes it on, or rejected with the reasons.
 */
export type SendingOutcome =
  | { readonly status: "accepted"; readonly track: string; readonly response: string | null }
  | { readonly status: "rejected"; readonly reasons: readonly string[] };

/**
 * Provider that signs electronic documents and hands them to the DIAN. The same document sent again, known by
 * its code, is answered as it was the first time.
 */
export interface FiscalProvider {
  /** @throws Error when there is no answer: it is sent again later. */
  send(document: OutgoingDocument): Promise<SendingOutcome>;
}
