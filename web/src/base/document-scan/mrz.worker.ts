import { greyOf } from "./picture.ts";
import { readMrz } from "./read-mrz.ts";
import type { ScanRequest } from "./scan-messages.ts";

/** Reads the machine-readable zone of the picture that the page sends. */
addEventListener("message", ({ data: { colours, today } }: MessageEvent<ScanRequest>) => {
  const picture = greyOf(colours);
  colours.data.fill(0);
  postMessage(readMrz(picture, today));
});
