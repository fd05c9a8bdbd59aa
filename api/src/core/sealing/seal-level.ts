/**
 * How far a PDF proves by itself that it was not changed: not at all (those of before there were seals), by
 * the installation's signature (PAdES B-B), or by that and the time stamp of an authority (PAdES B-T).
 */
export const SealLevel = { none: "none", b_b: "b_b", b_t: "b_t" } as const;
export type SealLevel = keyof typeof SealLevel;
