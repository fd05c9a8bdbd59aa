import { createDeflateRaw, type DeflateRaw } from "node:zlib";
import { strToU8, Zip, ZipPassThrough } from "fflate";
import {
  FOOT,
  headOf,
  partsOf,
  SHEET,
  SheetLines,
  type Workbook,
  type WorkbookCell,
} from "./workbook-parts.ts";

// Read by a worker thread straight from its source: it imports only what Node itself can strip of types.

/** Text that is compressed at once. */
const AT_ONCE = 256 * 1024;

/** The sheet within the archive; it is compressed by Node's own threads. */
class CompressedSheet extends ZipPassThrough {
  override compression = 8;
  readonly #deflate: DeflateRaw;

  constructor(deflate: DeflateRaw) {
    super(SHEET);
    this.#deflate = deflate;
    deflate.on("data", (bytes: Buffer<ArrayBuffer>) => this.ondata(null, bytes, false));
  }

  override process(chunk: Uint8Array, final: boolean): void {
    this.#deflate.write(chunk);
    if (final) this.#deflate.end();
  }
}

/** Writes a workbook as its lines come, some at a time: no more of it is held than what was not read yet. */
export async function* workbookBytes(
  workbook: Workbook,
  rows: AsyncIterable<readonly (readonly WorkbookCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const taken = () => ready.splice(0);
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [path, text] of Object.entries(partsOf(workbook))) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const deflate = createDeflateRaw({ level: 4, chunkSize: AT_ONCE });
  const sheet = new CompressedSheet(deflate);
  zip.add(sheet);
  const push = async (text: string, final = false): Promise<void> => {
    sheet.push(Buffer.from(text), final);
    if (deflate.writableNeedDrain) await new Promise((resolve) => void deflate.once("drain", resolve));
  };
  try {
    const lines = new SheetLines(workbook.columns);
    let text = headOf(workbook.columns, lines);
    for await (const some of rows) {
      for (const cells of some) text += lines.of(cells);
      if (text.length < AT_ONCE) continue;
      await push(text);
      text = "";
      yield* taken();
    }
    const ended = new Promise<void>(
      (resolve, reject) => void deflate.once("end", resolve).once("error", reject),
    );
    await push(text + FOOT, true);
    await ended;
    sheet.ondata(null, new Uint8Array(0), true);
  } finally {
    deflate.destroy();
  }
  zip.end();
  yield* taken();
}
