import { readFile } from "node:fs/promises";
import { landscapeOf } from "./landscape.rules.ts";

/** Folders of the drawings: in the web build, and in the repository. */
const folders = ["dist", "public"].map((folder) => new URL(`../../../../web/${folder}`, import.meta.url));
const DRAWING = /^\/paisajes\/[a-z-]+\.svg$/;

/**
 * Returns the bytes of one of the product's own drawings (SVG) by its address; null for any other address.
 */
export async function drawingAt(address: string): Promise<Buffer | null> {
  if (!DRAWING.test(address)) return null;
  for (const folder of folders) {
    const drawing = await readFile(`${folder.pathname}${address}`).catch(() => null);
    if (drawing) return drawing;
  }
  return null;
}

/** Returns the drawing for a place without a photograph. */
export async function drawingOf(place: string): Promise<Buffer> {
  const drawing = await drawingAt(landscapeOf(place));
  if (!drawing) throw new Error(`the drawing of ${place} is not there`);
  return drawing;
}
