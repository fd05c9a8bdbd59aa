import type { Day } from "../../../core/colombia/days.ts";
import type { VoucherType } from "../mapping/account-keys.rules.ts";

/** Third party of a line: its document without check digit, and the digit apart. */
export interface Party {
  readonly type: string | null;
  readonly document: string | null;
  readonly dv: string | null;
  readonly name: string;
}

/** Record from which a line follows, as its page and the file name it. */
export interface SourceRecord {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Contract, reservation or invoice under which its page is; null when it has a page of its own. */
  readonly of?: string | null;
}

/** One line of a voucher; amounts in cents of a peso, one of both is 0. */
export interface EntryLine {
  readonly key: string;
  readonly party: Party;
  readonly contract: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly detail: string;
}

/** Voucher before its number: it has the number of the product, or null for the next of its month. */
export interface Entry {
  readonly type: VoucherType;
  readonly number: string | null;
  readonly day: Day;
  readonly record: SourceRecord;
  readonly lines: readonly EntryLine[];
}

/** Voucher with its number. */
export interface Voucher extends Entry {
  readonly number: string;
}
