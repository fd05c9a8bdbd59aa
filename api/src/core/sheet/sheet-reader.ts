import { Piscina } from "piscina";
import { badInput } from "../failure.ts";
import { unpacked } from "./packed-answer.ts";
import type { SheetAnswer, SheetTask } from "./read-sheet.ts";
import type { SheetFormat, SheetLine, TypedLine, WantedColumn } from "./sheet.ts";

declare module "../context.ts" {
  interface Services {
    /** Reads spreadsheets and bank statements. */
    readonly sheets: SheetReader;
  }
}

const worker = new URL(
  import.meta.url.endsWith(".ts") ? "./read-sheet.ts" : "./read-sheet.js",
  import.meta.url,
).href;

/** A file that was read; `account` is null when the file does not name it. */
interface Read {
  readonly format: SheetFormat;
  readonly account: string | null;
}

/** Answer for a file whose thread was terminated. */
class TooMuch {
  readonly problem = "El archivo tarda demasiado en leerse. Divídelo en archivos más pequeños.";
}

/** Names of the errors of a thread that ran out of time or memory. */
const ends = new Set(["AbortError", "ERR_WORKER_OUT_OF_MEMORY"]);

function saidOf(error: unknown): TooMuch {
  const { name = "", code = "" } = error as { readonly name?: string; readonly code?: string };
  if (!ends.has(name) && !ends.has(code)) throw error;
  return new TooMuch();
}

/** Reads files in a worker thread, so that a long file delays no request. */
export class SheetReader {
  readonly #threads = new Piscina<unknown, readonly Uint8Array[]>({
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
    /** Maximum time for one file in milliseconds, including the start of its thread on a busy machine. */
    private readonly longest = 30_000,
  ) {}

  /**
   * Returns the beginning of a file, line by line; `headings` are its possible headings, in normalized words.
   * @throws Refusal BAD_USER_INPUT on `file` when it is unreadable.
   */
  async look(
    bytes: Uint8Array,
    headings: readonly string[] = [],
  ): Promise<Read & { readonly first: readonly SheetLine[] }> {
    return this.#read({ bytes, wanted: null, headings });
  }

  /**
   * Returns every line of a file below its headings, with the requested columns. When columns are requested
   * by position, it reads the lines below the line `titles`. @throws Refusal BAD_USER_INPUT on `file` that
   * names line and column of the first invalid value.
   */
  async read(
    bytes: Uint8Array,
    wanted: readonly WantedColumn[],
    titles = 0,
    headings: readonly string[] = [],
  ): Promise<Read & { readonly lines: readonly TypedLine[] }> {
    return this.#read({ bytes, wanted, titles, headings });
  }

  /**
   * Runs `readForThread` of a module in the worker thread, for another kind of file. Node itself must be able
   * to strip the module's types. The module's answer is serialized by `packed`. @throws Refusal
   * BAD_USER_INPUT on `file` when it takes too much time or memory.
   */
  async run<Answer>(filename: string, task: unknown): Promise<Answer> {
    const answer = await this.#inTurn(() =>
      this.#threads
        .run(task, { filename, signal: AbortSignal.timeout(this.longest) })
        .then((pieces) => unpacked<Answer>(pieces))
        .catch(saidOf),
    );
    if (answer instanceof TooMuch) throw badInput("file", answer.problem);
    return answer;
  }

  async #read(task: SheetTask) {
    const answer = await this.run<SheetAnswer>(worker, task);
    if ("problem" in answer) throw badInput("file", answer.problem);
    return answer;
  }

  /** Reads one file at a time; the time limit of each starts when it is read, not while it waits. */
  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const answer = this.#before.then(read);
    this.#before = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  /** Waits until the running read has ended and stops the thread. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
