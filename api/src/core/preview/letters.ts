import { fontBytes } from "../pdf/font-bytes.ts";
import { type Face, fontkit } from "../pdf/fontkit.ts";
import { type AskedFamily, fonts } from "../pdf/fonts.ts";
import { partsOf } from "../pdf/text-parts.ts";
import { lettersOf } from "../printed-letters.rules.ts";

/** A line of text as an SVG path, so that displaying it needs no font. */
export interface DrawnLine {
  /** Width in pixels. */
  readonly width: number;
  /** Outlines of the letters as one SVG path, starting at the left end of the base line. */
  readonly path: string;
}

const faces = new Map<string, Face>();

/** Returns a font of the documents, opened once. */
function faceOf(file: string): Face {
  const face = faces.get(file) ?? fontkit.create(fontBytes(file));
  faces.set(file, face);
  return face;
}

/** Draws a line in a font of the documents; missing characters are drawn in the supplementary fonts. */
function drawnLine(text: string, [family, weight]: FaceName, size: number): DrawnLine {
  let width = 0;
  const paths = partsOf(text, family).map((part) => {
    const drawn = drawnPart(part.text, faceOf(fonts[part.family][weight]), size, width);
    width += drawn.width;
    return drawn.path;
  });
  return { width, path: paths.join("") };
}

/** Draws the part of a line that one font covers, `from` pixels from the left end. */
function drawnPart(text: string, face: Face, size: number, from: number): DrawnLine {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, order) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[order] ?? {};
    const x = from + (at + xOffset) * scale;
    at += xAdvance;
    const place = `translate(${fixed(x)} ${fixed(-yOffset * scale)}) scale(${scale} ${-scale})`;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { width: at * scale, path: letters.join("") };
}

/** A font by its family and weight: `["Display", "normal"]`. */
type FaceName = readonly [family: AskedFamily, weight: "normal" | "bold"];

const fixed = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Draws a line in the largest size between two limits that fits into a width; a line that is still too long
 * is truncated with an ellipsis.
 */
export function fittedLine(
  text: string,
  face: FaceName,
  { width, largest, smallest }: { width: number; largest: number; smallest: number },
): DrawnLine & { readonly size: number } {
  const asked = drawnLine(text, face, largest);
  const size = Math.max(smallest, Math.min(largest, Math.floor((largest * width) / asked.width)));
  let line = drawnLine(text, face, size);
  const letters = lettersOf(text);
  while (line.width > width && letters.length > 1) {
    letters.pop();
    line = drawnLine(`${letters.join("").trimEnd()}…`, face, size);
  }
  return { ...line, size };
}
