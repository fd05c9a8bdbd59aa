import { type DianEnvironment, dianAmount } from "../../../core/colombia/dian.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Input values for the code of an invoice (CUFE) or a credit note (CUDE); amounts in COP. */
export interface CufeParts {
  readonly number: string;
  /** Day of issue in Bogota, `YYYY-MM-DD`. */
  readonly day: string;
  /** Time of issue, `HH:mm:ss-05:00`. */
  readonly hour: string;
  /** Total of all lines before tax. */
  readonly value: Cop;
  readonly iva: Cop;
  readonly total: Cop;
  /** NIT of the seller, without check digit. */
  readonly seller: string;
  /** Document of the buyer, without check digit. */
  readonly buyer: string;
  /** Technical key of the number range for an invoice (CUFE), or PIN of the software for a note (CUDE). */
  readonly key: string;
  readonly environment: DianEnvironment;
}

/**
 * Returns the text whose SHA-384 is the CUFE or the CUDE (annex 1.9, 11.2 and 11.3). It concatenates,
 * without separators: number, day, hour, value, the taxes `01` IVA, `04` INC and `03` ICA, total, seller,
 * buyer, key and environment.
 */
export const cufeText = (parts: CufeParts): string =>
  [
    ...[parts.number, parts.day, parts.hour, dianAmount(parts.value)],
    ...["01", dianAmount(parts.iva), "04", dianAmount(0), "03", dianAmount(0)],
    ...[dianAmount(parts.total), parts.seller, parts.buyer, parts.key, parts.environment],
  ].join("");
