import { printerLibrary } from "./printer-library.ts";

/** A letter as a face draws it; copied from a document it yields its characters. */
export interface Glyph {
  readonly id: number;
  readonly path: { toSVG(): string };
}

/** A word as a face sets it: which glyphs, and where. */
export interface Run {
  readonly glyphs: readonly Glyph[];
  positions: { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
}

/** An open font of the library that the printer uses. */
export interface Face {
  readonly unitsPerEm: number;
  /** Code points of the characters that it has. */
  readonly characterSet: readonly number[];
  /** Tags of its features, such as `mark`: it places marks on letters. */
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

/** A way to read a font out of bytes. */
export interface Format {
  new (stream: { readonly buffer: Uint8Array }): Face;
  probe(bytes: Uint8Array): boolean;
}

/** The library of fonts that the printer uses, in its own copy. */
export const fontkit = printerLibrary("fontkit") as Fontkit;
