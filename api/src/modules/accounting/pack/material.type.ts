import type { Day, Month } from "../../../core/colombia/days.ts";
import type { MovementState } from "../../bank/matching/movement.acts.rules.ts";
import type { VatPeriod, VoucherType } from "../mapping/account-keys.rules.ts";
import type { Party, SourceRecord, Voucher } from "../journal/journal.type.ts";

/** Account that a key had when the folder was made. */
export interface UsedAccount {
  readonly key: string;
  readonly label: string;
  readonly code: string;
  readonly name: string;
  readonly confirmed: boolean;
}

/** Difference of a control sum, in cents, with its record. */
export interface Difference {
  readonly record: SourceRecord;
  readonly expected: number;
  readonly booked: number;
}

/** One of the twelve sums that must add up, in cents. */
export interface ControlSum {
  readonly number: number;
  readonly title: string;
  readonly expected: number;
  readonly booked: number;
  readonly differences: readonly Difference[];
  /** Part of the sum that the product does not know. */
  readonly note: string | null;
}

/** Record that the journal leaves out, or that the accountant has to look at. */
export interface Remark {
  readonly list: string;
  readonly record: SourceRecord;
  readonly day: Day | null;
  readonly amount: number | null;
}

/** Movement of the bank in the month, with the receipts that it backs. */
export interface BankLine {
  readonly day: Day;
  readonly account: string;
  readonly key: string;
  readonly text: string;
  readonly reference: string | null;
  readonly amount: number;
  readonly state: MovementState;
  readonly backs: string;
}

/** Stored file of the month, with its place in the folder. */
export interface PackedFile {
  readonly path: string;
  readonly key: string;
}

/** IVA and withholdings of a month, and IVA of its period, in cents. */
export interface TaxFigures {
  readonly ivaGenerado: number;
  readonly ivaDescontable: number;
  readonly retefuente: number;
  readonly reteIca: number;
  readonly reteIva: number;
  readonly sufrida: number;
  readonly period: VatPeriod;
  readonly periodFrom: Month;
  readonly periodTo: Month;
  readonly periodIva: number;
}

/** Content of the folder of a month. */
export interface Material {
  readonly mes: Month;
  readonly agency: { readonly name: string; readonly party: Party };
  readonly vouchers: readonly Voucher[];
  readonly accounts: readonly UsedAccount[];
  readonly codes: Partial<Record<VoucherType, string>>;
  readonly controls: readonly ControlSum[];
  readonly remarks: readonly Remark[];
  readonly bank: readonly BankLine[];
  readonly taxes: TaxFigures;
  readonly files: readonly PackedFile[];
}
