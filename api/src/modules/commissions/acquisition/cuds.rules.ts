import type { Cop } from "../../../core/cop.ts";

/** What the code of a documento soporte is made of; amounts in COP. */
export interface CudsParts {
  readonly number: string;
  /** `YYYY-MM-DD` in Bogota. */
  readonly day: string;
  /** `HH:mm:ss-05:00`: Bogota has no other hours. */
  readonly hour: string;
  readonly value: Cop;
  /** VAT of it. */
  readonly vat: Cop;
  readonly total: Cop;
  /** Of who sells and issues no invoices: their document, without check digit. */
  readonly seller: string;
  /** NIT of who buys, without check digit. */
  readonly buyer: string;
  readonly pin: string;
  readonly tests: boolean;
}

/** A document's number as the DIAN's codes take it: digits and letters, a NIT without its check digit. */
export const bareDocument = (number: string): string =>
  number.replace(/-\d$/, "").replace(/[^0-9A-Za-z]/g, "");

const amount = (value: Cop): string => `${value}.00`;

/**
 * The text whose SHA-384 is the CUDS (Res. 000167 of 2021, annex 14.1.1): number, day, hour, value, `01` and
 * its tax, total, seller, buyer, PIN of the software and environment, without anything between them.
 */
export const cudsText = (parts: CudsParts): string =>
  [
    ...[parts.number, parts.day, parts.hour, amount(parts.value)],
    ...["01", amount(parts.vat), amount(parts.total)],
    ...[parts.seller, parts.buyer, parts.pin, parts.tests ? "2" : "1"],
  ].join("");
