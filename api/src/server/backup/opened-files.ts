import { createHash, randomInt } from "node:crypto";
import type { RestoredFiles } from "./restore-backup.ts";

/** Files that a drill opens. */
const OPENED = 20;

/**
 * A storage that keeps nothing: of the files that are put into it, it opens twenty at random and passes over
 * the others.
 */
export class OpenedFiles implements RestoredFiles {
  /** Sampled files, each with the SHA-256 of its bytes. */
  readonly #opened: { readonly key: string; readonly sha256: string }[] = [];
  #seen = 0;

  /** Keys of the sampled files. */
  get keys(): readonly string[] {
    return this.#opened.map(({ key }) => key);
  }

  /** Returns the first key whose bytes do not match its row; null when all match. */
  strange(hashes: ReadonlyMap<string, string>): string | null {
    return this.#opened.find(({ key, sha256 }) => hashes.get(key) !== sha256)?.key ?? null;
  }

  /** Opens a file when it is sampled: every file is equally likely to be among the twenty at the end. */
  async putStream(key: string, bytes: AsyncIterable<Buffer | string>): Promise<void> {
    const place = this.#seen++ < OPENED ? this.#opened.length : randomInt(this.#seen);
    if (place >= OPENED) return;
    const hash = createHash("sha256");
    for await (const piece of bytes) hash.update(piece);
    this.#opened[place] = { key, sha256: hash.digest("hex") };
  }

  /** Keeps nothing that could be deleted. */
  async delete(): Promise<void> {}

  /** Keeps nothing. */
  listAll(): ReturnType<RestoredFiles["listAll"]> {
    return Promise.resolve({ objects: [] });
  }

  /** Keeps nothing. */
  exists(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
