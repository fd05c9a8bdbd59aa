import { readFileSync } from "node:fs";

/**
 * Outlines of the letters of OCR-B in two faces, in units of 1/1000 of the letter height: OCRB.otf (rounded
 * ends) and OCRBS.otf (squared ends) of Debian's fonts-ocr-b 0.3 (free to use, modify and distribute).
 */
export const outlines = JSON.parse(readFileSync(new URL("ocr-b.json", import.meta.url), "utf8")) as Readonly<
  Record<"rounded" | "squared", Readonly<Record<string, string>>>
>;
