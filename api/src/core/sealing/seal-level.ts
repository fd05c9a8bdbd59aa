/**
 * Level of a PDF's embedded proof that it was not changed: none (PDFs created before sealing existed), the
 * installation's signature (PAdES B-B), or the signature with an authority's time stamp (PAdES B-T).
 */
export const SealLevel = { none: "none", b_b: "b_b", b_t: "b_t" } as const;
export type SealLevel = keyof typeof SealLevel;
