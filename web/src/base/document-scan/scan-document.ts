import type { Day } from "@travesia/api/colombia/days";
import type { Colours } from "./picture.ts";
import type { Reading } from "./read-mrz.ts";
import type { ScanRequest } from "./scan-messages.ts";

/** Reason why a picture could not be read. */
export type ScanProblem = "too-large" | "not-opened" | "nothing-found" | "failed";

/** Reading of a picture, or the reason why there is none. */
export type Scan = { readonly reading: Reading } | { readonly problem: ScanProblem };

/** Bytes of a file, and pixels of its longer side, that are read at most. */
const LARGEST = 60_000_000;
const LONGEST = 2400;
/** Milliseconds after which a reading is given up. */
const PATIENCE = 30_000;

const readers = [
  () => new Worker(new URL("./mrz.worker.ts", import.meta.url), { type: "module" }),
  () => new Worker(new URL("./barcode.worker.ts", import.meta.url), { type: "module" }),
];

/**
 * Reads the document in a picture on this device: first the machine-readable zone, then the code of a yellow
 * cédula. Nothing is sent anywhere, and each reader is loaded when it is needed.
 */
export async function scanDocument(file: File, today: Day): Promise<Scan> {
  if (file.size > LARGEST) return { problem: "too-large" };
  const colours = await coloursOf(file).catch(() => null);
  if (!colours) return { problem: "not-opened" };
  try {
    for (const start of readers) {
      const reading = await answerOf(start(), { colours, today });
      if (reading) return { reading };
    }
    return { problem: "nothing-found" };
  } catch {
    return { problem: "failed" };
  } finally {
    colours.data.fill(0);
  }
}

/** Returns the colours of a picture, upright as its camera noted it, at the size at which it is read. */
async function coloursOf(file: File): Promise<Colours> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(2, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(2, Math.round(image.naturalHeight * scale));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width, height, data };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns the answer of a worker, which ends with it. */
function answerOf(worker: Worker, request: ScanRequest): Promise<Reading | null> {
  return new Promise<Reading | null>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), PATIENCE);
    worker.addEventListener("message", ({ data }: MessageEvent<Reading | null>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(timer);
      reject(new Error("worker failed"));
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
