import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import type { Picture } from "./picture.ts";
import type { Decode } from "./read-code.ts";

const options: ReaderOptions = {
  formats: ["PDF417"],
  tryHarder: true,
  tryRotate: false,
  tryInvert: false,
  maxNumberOfSymbols: 1,
};

/** Decoder of PDF417 codes, and the overwriting of its memory. */
export interface Decoder {
  readonly decode: Decode;
  /** Overwrites the memory of the decoder, which cannot be used after it. */
  readonly wipe: () => void;
}

/** Starts the decoder with its WebAssembly: an address, or its bytes. */
export async function pdf417Decoder(wasm: string | ArrayBuffer): Promise<Decoder> {
  const decoder = await prepareZXingModule({
    overrides: typeof wasm === "string" ? { locateFile: () => wasm } : { wasmBinary: wasm },
    fireImmediately: true,
  });
  const decode = async (picture: Picture): Promise<Uint8Array | null> => {
    const [found] = await readBarcodes(imageOf(picture), options);
    if (!found?.isValid) return null;
    found.bytesECI.fill(0);
    return found.bytes;
  };
  // The types leave out the memory, which the module shows.
  const memory = decoder as unknown as { readonly HEAPU8: Uint8Array };
  return { decode, wipe: () => memory.HEAPU8.fill(0) };
}

function imageOf({ width, height, data }: Picture): ImageData {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < data.length; at += 1) colours.fill(data[at]!, at * 4, at * 4 + 3);
  return { width, height, data: colours, colorSpace: "srgb" } as ImageData;
}
