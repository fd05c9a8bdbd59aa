import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file that was written, as a record keeps it. */
interface Kept {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Writes a file into the folder of the files. The product notes it beforehand in `pending_files`, by a
 * statement and a commit of its own, and takes the note back in the act: what is left is the same.
 */
export async function keepFile(bytes: Buffer, now: Date): Promise<Kept> {
  const key = `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
  const path = join(process.env["DATA_DIR"] ?? "", "files", key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return { key, size: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
}
