import { readFileSync } from "node:fs";
import { type Face, fontkit } from "../pdf/fontkit.ts";
import { fonts } from "../pdf/fonts.ts";

/** A line of text as a drawing: no machine needs a font to show it. */
export interface DrawnLine {
  /** Width in pixels. */
  readonly width: number;
  /** The letters as one path (SVG), from the left end of the base line. */
  readonly path: string;
}

const faces = new Map<string, Face>();

/** Returns a face of the documents, opened once. */
function faceOf(file: string): Face {
  const face = faces.get(file) ?? fontkit.create(readFileSync(file));
  faces.set(file, face);
  return face;
}

/** Draws a line in a face of the documents; a sign that the face does not have is left out. */
function drawnLine(text: string, [family, weight]: FaceName, size: number): DrawnLine {
  const face = faceOf(fonts[family][weight]);
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, order) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[order] ?? {};
    if (glyph.id === 0) return "";
    const x = (at + xOffset) * scale;
    at += xAdvance;
    const place = `translate(${fixed(x)} ${fixed(-yOffset * scale)}) scale(${scale} ${-scale})`;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { width: at * scale, path: letters.join("") };
}

/** A face by its family and weight: `["Display", "normal"]`. */
type FaceName = readonly [family: keyof typeof fonts, weight: "normal" | "bold"];

const fixed = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Draws a line as large as it fits into a width, between two sizes; a longer one is cut and ends in an
 * ellipsis.
 */
export function fittedLine(
  text: string,
  face: FaceName,
  { width, largest, smallest }: { width: number; largest: number; smallest: number },
): DrawnLine & { readonly size: number } {
  const asked = drawnLine(text, face, largest);
  const size = Math.max(smallest, Math.min(largest, Math.floor((largest * width) / asked.width)));
  let shown = text;
  let line = drawnLine(shown, face, size);
  while (line.width > width && shown.length > 1) {
    shown = shown.slice(0, -1).trimEnd();
    line = drawnLine(`${shown}…`, face, size);
  }
  return { ...line, size };
}
