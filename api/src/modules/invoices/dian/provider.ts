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
 * Provider that signs electronic documents and submits them to the DIAN. If the same document, identified by
 * its code, is sent again, the response is the same as the first time.
 */
export interface FiscalProvider {
  /**
   * Sends a document.
   * @throws Error when there is no response; the document is then sent again later.
   */
  send(document: OutgoingDocument): Promise<SendingOutcome>;
}
