import { ConfigError } from "../../core/config/config.ts";
import type { Sums } from "./sums.ts";
import { CUT_OFF } from "./sealing.ts";

/** Entries of an archive, in this order; `table` and `file` are followed by their bytes. */
export type Entry =
  | {
      readonly kind: "about";
      /** Migrations of the rows' schema, in the order in which they were applied. */
      readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
      /** Ids of the keys that encrypt secrets in the rows. */
      readonly secretKeys: readonly string[];
    }
  /** Rows of a table in the format of `copy`. */
  | { readonly kind: "table"; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: "sequences"; readonly sequences: readonly SequenceState[] }
  | { readonly kind: "jobs"; readonly jobs: readonly StoredJob[] }
  | { readonly kind: "file"; readonly key: string; readonly contentType: string; readonly sha256: string }
  | { readonly kind: "end"; readonly sums: Sums; readonly files: number; readonly missing: number };

/** Current position of a sequence. */
export interface SequenceState {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** A job that is waiting, or has used all its attempts. */
export interface StoredJob {
  readonly task: string;
  readonly payload: unknown;
  readonly queue: string | null;
  readonly runAt: string;
  readonly priority: number;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly key: string | null;
  readonly lastError: string | null;
}

/** One part of an archive: an entry and its bytes. */
export interface Part {
  readonly entry: Entry;
  readonly bytes: AsyncIterable<Buffer>;
}

const LENGTH_BYTES = 4;

function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/**
 * Yields one part in its written form: the entry as JSON, the bytes in pieces, then a piece of length zero.
 */
export async function* written({ entry, bytes }: Part): AsyncGenerator<Buffer> {
  yield framed(Buffer.from(JSON.stringify(entry)));
  for await (const piece of bytes) if (piece.length > 0) yield framed(piece);
  yield framed(Buffer.alloc(0));
}

/** Yields nothing, for entries without bytes. */
export async function* none(): AsyncGenerator<Buffer> {}

/** Reads the parts of an archive; unread bytes of a part are skipped. */
export async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const pieces = piecesOf(source);
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    const bytes = bytesOf(pieces);
    yield { entry: JSON.parse(next.value.toString("utf8")) as Entry, bytes };
    for await (const passed of bytes) void passed;
  }
}

async function* bytesOf(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) throw new ConfigError([CUT_OFF]);
    if (next.value.length === 0) return;
    yield next.value;
  }
}

async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let wanted: number | null = null;
  for await (const part of source) {
    held.push(part);
    size += part.length;
    while (size >= (wanted ?? LENGTH_BYTES)) {
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      const taken = wanted ?? LENGTH_BYTES;
      const piece = all.subarray(0, taken);
      held = [all.subarray(taken)];
      size -= taken;
      if (wanted === null) wanted = piece.readUInt32BE();
      else {
        wanted = null;
        yield piece;
      }
    }
  }
  if (size > 0 || wanted !== null) throw new ConfigError([CUT_OFF]);
}
