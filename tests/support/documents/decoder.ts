import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { pdf417Decoder } from "../../../web/src/base/document-scan/decode-pdf417.ts";

const wasmOf = (kind: "reader" | "writer"): ArrayBuffer => {
  const file = createRequire(import.meta.url).resolve(`zxing-wasm/${kind}/zxing_${kind}.wasm`);
  return new Uint8Array(readFileSync(file)).buffer;
};

/** Starts the decoder of the barcode's worker here. */
export const aDecoder = () => pdf417Decoder(wasmOf("reader"));

/** Returns the modules of a PDF417 code as a yellow cédula has it, row by row; 1 is black. */
export async function codeModules(bytes: Uint8Array): Promise<number[][]> {
  prepareZXingModule({ overrides: { wasmBinary: wasmOf("writer") } });
  const { symbol, error } = await writeBarcode(bytes, {
    format: "PDF417",
    options: "columns=21,rows=25,ecLevel=5",
    addQuietZones: false,
  });
  if (error) throw new Error(error);
  const { width, height, data } = symbol;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_none, x) => (data[y * width + x] === 0 ? 1 : 0)),
  );
}
