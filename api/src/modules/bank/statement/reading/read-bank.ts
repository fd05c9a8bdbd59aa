import { Refusal } from "../../../../core/failure.ts";
import type { SheetReader } from "../../../../core/sheet/sheet-reader.ts";
import type { BankFileHints, BankReading } from "./bank-reading.type.ts";
import { nothing } from "./bank-file.ts";
import type { BankTask } from "./bank-worker.ts";

const worker = new URL(
  import.meta.url.endsWith(".ts") ? "./bank-worker.ts" : "./bank-worker.js",
  import.meta.url,
).href;

/**
 * Reads a bank's file in a worker thread: by the columns that a person chose, else by its layout, by the
 * columns saved for the account, or by its headings. Throws nothing: for a file that cannot be read, the
 * result contains a sentence.
 */
export async function readBank(
  sheets: SheetReader,
  bytes: Uint8Array,
  hints: BankFileHints,
): Promise<BankReading> {
  try {
    const task: BankTask = { bytes, hints };
    return { ...nothing, ...(await sheets.run<Partial<BankReading>>(worker, task)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...nothing, problem: error.message };
  }
}
