import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { MRZ_LETTERS } from "../../../web/src/base/document-scan/mrz.rules.ts";
import { outlines } from "./ocr-b.ts";

/** Pixels of a letter's place, and of its shape. */
const [PLACE, WIDTH, HEIGHT] = [40, 35, 50];
/** Units of the face: of a letter's place, and of the middle of a capital letter. */
const [UNITS, MIDDLE] = [723, 351];

/** Draws one letter in the middle of its shape; returns a bit for each pixel. */
async function bitsOf(path: string): Promise<number[]> {
  const scale = PLACE / UNITS;
  const place = `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale} ${-scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
    <path transform="${place} translate(${-UNITS / 2} ${-MIDDLE})" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: WIDTH * HEIGHT }, (_, at) => (data[at * info.channels]! < 128 ? 1 : 0));
}

const bits: number[] = [];
for (const letter of MRZ_LETTERS) bits.push(...(await bitsOf(outlines.rounded[letter]!)));
const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
for (const [at, bit] of bits.entries()) if (bit) bytes[at >> 3]! |= 128 >> (at & 7);
const lines = bytes.toString("base64").match(/.{1,100}/g) ?? [];
const file = fileURLToPath(new URL("../../../web/src/base/document-scan/ocr-b.shapes.ts", import.meta.url));
writeFileSync(
  file,
  `/**
 * Shapes of the OCR-B letters, in the order of \`MRZ_LETTERS\`, a bit for each pixel, drawn by
 * tests/support/documents/draw-shapes.ts from the face OCRB.otf of Debian's fonts-ocr-b (Norbert Schwarz and
 * Matthew Skala: free to use, modify and distribute).
 */
export const shapes = { place: ${PLACE}, width: ${WIDTH}, height: ${HEIGHT}, bits: [
${lines.map((line) => `  "${line}",`).join("\n")}
].join("") } as const;
`,
);
