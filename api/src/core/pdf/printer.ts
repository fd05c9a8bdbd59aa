import { Piscina } from "piscina";
import { Refusal } from "../failure.ts";
import type { PdfDocument } from "./document.ts";

/** What a person reads when a document came out without bytes. */
const EMPTY_PDF = "El PDF generado está vacío";

/** The bytes as they came, or a refusal when there are none. */
export function notEmpty(bytes: Buffer): Buffer {
  if (bytes.byteLength === 0) throw new Refusal("INTERNAL", EMPTY_PDF);
  return bytes;
}

const worker = new URL(import.meta.url.endsWith(".ts") ? "./render.ts" : "./render.js", import.meta.url).href;

/** Prints documents in worker threads, so that a long contract delays no request. */
export class PdfPrinter {
  readonly #threads = new Piscina<PdfDocument, Uint8Array>({
    filename: worker,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
  });

  /**
   * The PDF of a document: equal documents give equal bytes. INTERNAL `El PDF generado está vacío` when there
   * are none.
   */
  async print(document: PdfDocument): Promise<Buffer> {
    const bytes = await this.#threads.run(document);
    return notEmpty(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  /** Waits for what is being printed and ends the threads. */
  async close(): Promise<void> {
    await this.#threads.close();
  }
}
