import { Piscina } from "piscina";
import { badInput } from "../failure.ts";
import { unpacked } from "./packed-answer.ts";
import type { SheetAnswer, SheetTask } from "./read-sheet.ts";
import type { SheetFormat, SheetLine, TypedLine, WantedColumn } from "./sheet.ts";

declare module "../context.ts" {
  interface Services {
    /** Reads spreadsheets and statements of banks. */
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

/** Answer for a file whose thread had to end. */
class TooMuch {
  readonly problem = "El archivo tarda demasiado en leerse. Divídelo en archivos más pequeños.";
}

/** Names of the errors when a thread runs out of time or memory. */
const ends = new Set(["AbortError", "ERR_WORKER_OUT_OF_MEMORY"]);

function saidOf(error: unknown): TooMuch {
  const { name = "", code = "" } = error as { readonly name?: string; readonly code?: string };
  if (!ends.has(name) && !ends.has(code)) throw error;
  return new TooMuch();
}

/** Reads files in a worker thread, so that a long one delays no request. */
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
    /** Milliseconds that a file may take, with the start of its thread on a busy machine. */
    private readonly longest = 30_000,
  ) {}

  /**
   * Returns the beginning of a file, line by line; `headings` are its possible headings, in plain words.
   * BAD_USER_INPUT on `file` when it cannot be read.
   */
  async look(
    bytes: Uint8Array,
    headings: readonly string[] = [],
  ): Promise<Read & { readonly first: readonly SheetLine[] }> {
    return this.#read({ bytes, wanted: null, headings });
  }

  /**
   * Returns every line of a file below its headings, with the wanted columns. When the columns are wanted by
   * their place, it reads the lines below the line `titles`.
   * @throws Refusal BAD_USER_INPUT on `file` that names line and column of the first value that is not
   * understood.
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
   * Runs `readForThread` of a module in the worker thread, for a kind of file of its own: a module whose
   * types Node itself can strip. Its answer is packed.
   * @throws Refusal BAD_USER_INPUT on `file` when it takes too much time or memory.
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

  /** Reads one file at a time: the time of each begins when it is read, not while it waits. */
  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const answer = this.#before.then(read);
    this.#before = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  /** Waits for the running read and ends the thread. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
