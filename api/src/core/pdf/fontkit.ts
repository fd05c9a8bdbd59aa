import { printerLibrary } from "./printer-library.ts";

/** A glyph of a font; text copied from a document contains the glyph's characters. */
export interface Glyph {
  readonly id: number;
  readonly path: { toSVG(): string };
}

/** A word as laid out by a font: its glyphs and their positions. */
export interface Run {
  readonly glyphs: readonly Glyph[];
  positions: { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
}

/** An open font, in the library that the printer uses. */
export interface Face {
  readonly unitsPerEm: number;
  /** Code points of the characters in the font. */
  readonly characterSet: readonly number[];
  /** Tags of the font's OpenType features, such as `mark`, which positions diacritics on letters. */
  readonly availableFeatures: readonly string[];
  layout(text: string, features?: unknown): Run;
  getGlyph(glyph: number, characters?: readonly number[]): Glyph | null;
  /** Glyphs by number, each with the characters for which it was first requested. */
  _glyphs: Record<number, Glyph>;
}

interface Fontkit {
  create(bytes: Buffer): Face;
  registerFormat(format: Format): void;
}

/** Parser of a font file format. */
export interface Format {
  new (stream: { readonly buffer: Uint8Array }): Face;
  probe(bytes: Uint8Array): boolean;
}

/** The font library, in the same copy that the printer uses. */
export const fontkit = printerLibrary("fontkit") as Fontkit;
