/**
 * Strength of a PDF's own proof that it was not changed: none (for PDFs from before there were seals), the
 * installation's signature (PAdES B-B), or that and the time stamp of an authority (PAdES B-T).
 */
export const SealLevel = { none: "none", b_b: "b_b", b_t: "b_t" } as const;
export type SealLevel = keyof typeof SealLevel;
