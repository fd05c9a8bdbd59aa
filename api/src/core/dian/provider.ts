/** An electronic paper that leaves: its number, code (CUFE or CUDE) and UBL document. */
export interface OutgoingPaper {
  readonly kind: "factura" | "nota_credito";
  readonly number: string;
  readonly code: string;
  readonly xml: string;
}

/**
 * What became of a paper: taken, with the provider's reference and the DIAN's ApplicationResponse where it
 * hands it on, or refused for what is wrong with it.
 */
export type PaperOutcome =
  | { readonly status: "accepted"; readonly track: string; readonly response: string | null }
  | { readonly status: "rejected"; readonly reasons: readonly string[] };

/**
 * Who signs electronic papers and hands them to the DIAN. The same paper sent again, known by its code, is
 * answered as it was the first time.
 */
export interface PaperProvider {
  /** @throws Error when there is no answer: it is sent again later. */
  send(paper: OutgoingPaper): Promise<PaperOutcome>;
}
