import { createHash, randomInt } from "node:crypto";
import type { RestoredFiles } from "./restore-backup.ts";

/** Number of files that a drill opens. */
const OPENED = 20;

/**
 * A storage that stores nothing: it opens a random sample of twenty of the files written to it, and skips the
 * others.
 */
export class OpenedFiles implements RestoredFiles {
  /** Sampled files, each with the SHA-256 of its bytes. */
  readonly #opened: { readonly key: string; readonly sha256: string }[] = [];
  #seen = 0;

  /** Keys of the sampled files. */
  get keys(): readonly string[] {
    return this.#opened.map(({ key }) => key);
  }

  /** Returns the first sampled key whose bytes do not match its row; null when all match. */
  strange(hashes: ReadonlyMap<string, string>): string | null {
    return this.#opened.find(({ key, sha256 }) => hashes.get(key) !== sha256)?.key ?? null;
  }

  /** Opens a file if it is sampled; in the end every file is equally likely to be among the twenty. */
  async putStream(key: string, bytes: AsyncIterable<Buffer | string>): Promise<void> {
    const place = this.#seen++ < OPENED ? this.#opened.length : randomInt(this.#seen);
    if (place >= OPENED) return;
    const hash = createHash("sha256");
    for await (const piece of bytes) hash.update(piece);
    this.#opened[place] = { key, sha256: hash.digest("hex") };
  }

  /** Does nothing, because nothing is stored. */
  async delete(): Promise<void> {}

  /** Returns an empty list, because nothing is stored. */
  listAll(): ReturnType<RestoredFiles["listAll"]> {
    return Promise.resolve({ objects: [] });
  }

  /** Returns false, because nothing is stored. */
  exists(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
