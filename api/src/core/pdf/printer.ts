import { Piscina } from "piscina";
import { Refusal, unavailable } from "../failure.ts";
import type { SealAnswers, SealTask } from "../sealing/sealing.ts";
import type { PdfDocument } from "./document.ts";

declare module "../context.ts" {
  interface Services {
    readonly pdf: PdfPrinter;
  }
}

/** Sentence shown when a generated document is empty. */
const EMPTY_PDF = "El PDF generado está vacío";

/** Returns the bytes unchanged. @throws Refusal INTERNAL when there are none. */
export function notEmpty(bytes: Buffer): Buffer {
  if (bytes.byteLength === 0) throw new Refusal("INTERNAL", EMPTY_PDF);
  return bytes;
}

const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
const worker = (path: string): string => new URL(`${path}.${extension}`, import.meta.url).href;
const rendering = worker("./render");
const sealing = worker("../sealing/seal");

/**
 * Milliseconds after which a thread is treated as stuck: it is terminated and the task fails, so that a job
 * can be retried and nothing waits forever.
 */
const PATIENCE = 60_000;

/** Niceness of these threads, so that requests get the processor first. */
const NICE = 10;

/**
 * Prints and signs documents in worker threads, so that a long contract delays no request. A document that
 * takes longer than `patience` milliseconds, as on a busy machine, is refused with UNAVAILABLE.
 */
export class PdfPrinter {
  readonly #threads: Piscina<unknown, unknown>;
  readonly #patience: number;

  /** Creates a printer with at most `maxThreads` threads; a thread ends after half a minute without work. */
  constructor(maxThreads = 2, patience = PATIENCE) {
    this.#patience = patience;
    this.#threads = new Piscina({
      filename: rendering,
      minThreads: 0,
      maxThreads,
      idleTimeout: 30_000,
      niceIncrement: NICE,
    });
  }

  /**
   * Returns the PDF of a document; equal documents have equal bytes. @throws Refusal INTERNAL `El PDF
   * generado está vacío` when there are no bytes, UNAVAILABLE when it took too long.
   */
  async print(document: PdfDocument): Promise<Buffer> {
    const bytes = (await this.#run(document, rendering)) as Uint8Array;
    return notEmpty(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  /** Runs one task on the keys or signatures of documents, as `core/sealing` describes it. */
  async seal<T extends SealTask>(task: T): Promise<SealAnswers[T["do"]]> {
    return (await this.#run(task, sealing)) as SealAnswers[T["do"]];
  }

  async #run(task: unknown, filename: string): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#patience);
    try {
      return await this.#threads.run(task, { filename, signal });
    } catch (error) {
      if (signal.aborted) throw unavailable();
      throw error;
    }
  }

  /** Waits until the running tasks have ended and stops the threads. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
