import { Piscina } from "piscina";
import { badInput } from "../failure.ts";
import { unpacked } from "./packed-answer.ts";
import type { SheetAnswer, SheetTask } from "./read-sheet.ts";
import type { SheetFormat, SheetLine, TypedLine, WantedColumn } from "./sheet.ts";

const worker = new URL(
  import.meta.url.endsWith(".ts") ? "./read-sheet.ts" : "./read-sheet.js",
  import.meta.url,
).href;

/** A file that was read; `account` as the file says it, null where it does not. */
interface Read {
  readonly format: SheetFormat;
  readonly account: string | null;
}

/** Returns the sentence for a file that took too long: the thread that read it has ended. */
function saidOf(error: unknown): SheetAnswer {
  if ((error as Partial<Error>).name !== "AbortError") throw error;
  return { problem: "El archivo tarda demasiado en leerse. Divídelo en archivos más pequeños." };
}

/** Reads CSV, XLSX and OFX in a worker thread, so that a long file delays no request. */
export class SheetReader {
  readonly #threads = new Piscina<SheetTask, readonly Uint8Array[]>({
    filename: worker,
    name: "readForThread",
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 20,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  #before: Promise<void> = Promise.resolve();

  constructor(
    /** Milliseconds that a file may take. */
    private readonly longest = 10_000,
  ) {}

  /** Returns how a file begins, line by line. BAD_USER_INPUT on `file` for what cannot be read. */
  async look(bytes: Uint8Array): Promise<Read & { readonly first: readonly SheetLine[] }> {
    return this.#read({ bytes, wanted: null });
  }

  /**
   * Returns every line of a file below its headings, with the wanted columns; below the line `titles` where
   * it is known and the columns are wanted by their place.
   * @throws Refusal BAD_USER_INPUT on `file` that names line and column of what is not understood.
   */
  async read(
    bytes: Uint8Array,
    wanted: readonly WantedColumn[],
    titles = 0,
  ): Promise<Read & { readonly lines: readonly TypedLine[] }> {
    return this.#read({ bytes, wanted, titles });
  }

  async #read(task: SheetTask) {
    const answer = await this.#inTurn(() =>
      this.#threads
        .run(task, { signal: AbortSignal.timeout(this.longest) })
        .then(unpacked)
        .catch(saidOf),
    );
    if ("problem" in answer) throw badInput("file", answer.problem);
    return answer;
  }

  /** Reads one file at a time: the time of each begins when it is read, not while it waits. */
  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const answer = this.#before.then(read);
    this.#before = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  /** Waits for what is being read and ends the thread. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
