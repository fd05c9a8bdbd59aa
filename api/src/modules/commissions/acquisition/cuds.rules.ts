import { type DianEnvironment, dianAmount } from "../../../core/colombia/dian.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Parts from which the code of a documento soporte (CUDS) is computed; amounts in COP. */
export interface CudsParts {
  readonly number: string;
  /** `YYYY-MM-DD` in Bogota. */
  readonly day: string;
  /** `HH:mm:ss-05:00`; Bogota always has this offset. */
  readonly hour: string;
  readonly value: Cop;
  /** VAT on the value. */
  readonly vat: Cop;
  readonly total: Cop;
  /** Identity document of the seller, who issues no invoices, without check digit. */
  readonly seller: string;
  /** NIT of the buyer, without check digit. */
  readonly buyer: string;
  readonly pin: string;
  readonly environment: DianEnvironment;
}

/**
 * Returns the text whose SHA-384 hash is the CUDS (Res. 000167 of 2021, annex 14.1.1): number, day, hour,
 * value, `01` and the amount of that tax, total, seller, buyer, PIN of the software and environment, without
 * separators.
 */
export const cudsText = (parts: CudsParts): string =>
  [
    ...[parts.number, parts.day, parts.hour, dianAmount(parts.value)],
    ...["01", dianAmount(parts.vat), dianAmount(parts.total)],
    ...[parts.seller, parts.buyer, parts.pin, parts.environment],
  ].join("");
