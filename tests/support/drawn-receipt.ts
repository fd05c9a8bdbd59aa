import sharp from "sharp";
import { fittedLine } from "../../api/src/core/preview/letters.ts";
import type { SentFile } from "./client.ts";

const LINE = { width: 960, largest: 64, smallest: 64 };

/**
 * The receipt of a wallet: its text differs, its design does not. Its letters are drawn as paths of a face
 * that we ship: a text of a drawing has whatever face the machine has.
 */
export async function aDrawnReceipt(
  lines: readonly string[],
  width = 540,
  quality = 90,
): Promise<SentFile & { bytes: Buffer }> {
  const texts = lines.map((line, n) => {
    const { path } = fittedLine(line, ["Text", "normal"], LINE);
    return `<g transform="translate(60 ${520 + n * 180})">${path}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">
    <rect width="1080" height="1920" fill="#fff"/><rect width="1080" height="360" fill="#a07"/>
    <circle cx="540" cy="330" r="90" fill="#fff"/>${texts.join("")}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality }).toBuffer();
  return { filename: "pago.jpg", type: "image/jpeg", bytes };
}
