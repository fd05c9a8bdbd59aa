import { readFileSync } from "node:fs";
import { readBankFile } from "../../../api/src/modules/bank/statement/reading/bank-worker.ts";
import type { BankFileHints } from "../../../api/src/modules/bank/statement/reading/bank-reading.type.ts";

/** The day on which the files are read. */
const today = "2026-11-28";

const hints: BankFileHints = {
  filename: "extracto",
  columns: null,
  keptColumns: null,
  password: null,
  dayOrder: null,
  today,
};

/** Returns a file of a bank as it is read in the worker thread, where nobody said anything of it. */
export const readFile = (bytes: Uint8Array | string, said: Partial<BankFileHints> = {}) =>
  readBankFile({ bytes: Buffer.from(bytes as string), hints: { ...hints, ...said } });

/** Right values of a transaction of an acquirer's report. */
interface SampleTransaction {
  readonly id: string;
  readonly day: string;
  readonly gross: number;
  readonly fee?: number;
  readonly feeVat?: number;
  readonly withheldRenta?: number;
  readonly withheldIva?: number;
  readonly withheldIca?: number;
  readonly other?: number;
  readonly net: number;
  readonly reference: string | null;
  readonly status: string;
}

/** Right values of a file of the samples; amounts in COP with cents. */
interface Sample {
  readonly filename?: string;
  readonly transactions?: readonly SampleTransaction[];
  readonly deposits?: readonly { readonly day: string | null; readonly amount: number }[];
  readonly account?: string;
  readonly password?: string;
  readonly opening?: number;
  readonly closing?: number;
  readonly movements?: readonly {
    readonly day: string;
    readonly amount: number;
    readonly text: string;
    readonly reference: string | null;
  }[];
}

const folder = new URL("./samples/", import.meta.url);

/** Returns the bytes of a sample. */
export const sample = (name: string): Buffer => readFileSync(new URL(name, folder));

/** Right values of each sample, by its name. */
export const samples = Object.entries(
  JSON.parse(sample("expected.json").toString()) as Record<string, Sample>,
);

/** Right values of each report of an acquirer among the samples, by its name. */
export const reportSamples = samples.filter(([, { transactions }]) => transactions !== undefined);
