import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { UNDATED } from "../zip/undated.ts";
import {
  FOOT,
  headOf,
  partsOf,
  SHEET,
  SheetLines,
  type Workbook,
  type WorkbookCell,
} from "./workbook-parts.ts";

// Read by a worker thread straight from its source: it imports only files whose types Node itself can strip.

/** Size of the text that is compressed at once, in characters. */
const AT_ONCE = 256 * 1024;

/** Lines of a workbook, in batches. */
type Rows = AsyncIterable<readonly (readonly WorkbookCell[])[]>;

/** Writes a workbook while its lines arrive in batches: it only holds the part that was not read yet. */
export async function* workbookBytes(workbook: Workbook, rows: Rows): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const written = zip.outputStream as PassThrough;
  for (const [path, text] of Object.entries(partsOf(workbook)))
    zip.addBuffer(Buffer.from(text), path, { ...UNDATED });
  const sheet = Readable.from(sheetText(workbook, rows));
  sheet.once("error", (error) => void written.destroy(error));
  zip.addReadStream(sheet, SHEET, { ...UNDATED, compressionLevel: 4 });
  zip.end();
  try {
    yield* written as AsyncIterable<Buffer<ArrayBuffer>>;
  } finally {
    sheet.destroy();
  }
}

async function* sheetText({ columns }: Workbook, rows: Rows): AsyncGenerator<Buffer> {
  const lines = new SheetLines(columns);
  let text = headOf(columns, lines);
  for await (const some of rows) {
    for (const cells of some) text += lines.of(cells);
    if (text.length < AT_ONCE) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text + FOOT);
}
