import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import { pdf417Decoder } from "./decode-pdf417.ts";
import { greyOf } from "./picture.ts";
import { readCode } from "./read-code.ts";
import type { ScanRequest } from "./scan-messages.ts";

/**
 * Reads the code of a yellow cédula in the picture that the page sends. All that the code contains is
 * overwritten before the reading is passed on, and the worker ends with it.
 */
addEventListener("message", ({ data: { colours, today } }: MessageEvent<ScanRequest>) => {
  read({ colours, today }).catch(reportError);
});

async function read({ colours, today }: ScanRequest): Promise<void> {
  const { decode, wipe } = await pdf417Decoder(new URL(wasm, location.origin).href);
  const picture = greyOf(colours);
  colours.data.fill(0);
  const reading = await readCode(picture, today, decode);
  wipe();
  postMessage(reading);
}
