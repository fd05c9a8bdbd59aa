import { type Face, fontkit, type Format, type Glyph, type Run } from "./fontkit.ts";

/** Words that are kept of a face: more than all our documents have in common. */
const MOST_WORDS = 20_000;
const MARK = "face";
const NUMBER_AT = 16;
const open: Face[] = [];

/** Height of a line of a face above its base line and, negative, below it, in parts of the size. */
export interface LineOfFace {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Opens a font once for all documents of this thread; its answer is used in place of the file. With `line` a
 * sign out of it makes no line higher than that.
 */
export function openFace(bytes: Buffer, line?: LineOfFace): Buffer {
  const face = fontkit.create(bytes);
  if (line)
    for (const side of ["ascent", "descent"] as const)
      Object.defineProperty(face, side, { value: line[side] * face.unitsPerEm });
  const number = open.push(rememberingWords(keepingCharacters(face))) - 1;
  // Filled with ones, its offsets are invalid in every other format, so none takes it for its own.
  const ticket = Buffer.alloc(NUMBER_AT + 4, 0xff);
  ticket.write(MARK);
  ticket.writeUInt32BE(number, NUMBER_AT);
  return ticket;
}

/**
 * Lets the printer find an open face in place of a font's bytes: decoding one costs more than setting a page.
 */
fontkit.registerFormat(
  class {
    constructor({ buffer }: { readonly buffer: Uint8Array }) {
      return open[Buffer.from(buffer).readUInt32BE(NUMBER_AT)]!;
    }

    static probe(bytes: Uint8Array): boolean {
      return Buffer.from(bytes).toString("latin1", 0, MARK.length) === MARK;
    }
  } as unknown as Format,
);

/**
 * Keeps a glyph for each of its characters. By its number alone, the A that a document needed as a part of Á
 * would represent no character in the next document, and be copied as something else.
 */
function keepingCharacters(face: Face): Face {
  const glyphs = new Map<string, Glyph | null>();
  const make = face.getGlyph.bind(face);
  face.getGlyph = (number, characters = []) => {
    const key = `${number} ${characters.join(" ")}`;
    let glyph = glyphs.get(key);
    if (glyph === undefined) {
      face._glyphs = {};
      glyphs.set(key, (glyph = make(number, characters)));
    }
    return glyph;
  };
  return face;
}

/** Figures of one width: set closer, the point of `241.100` hides below the flag of its 1. */
const FIGURES = ["tnum"];

/** Sets each word once; the printer scales the positions that it gets, so each document has its own. */
function rememberingWords(face: Face): Face {
  const words = new Map<string, Run>();
  const layout = face.layout.bind(face);
  face.layout = (text, features) => {
    if (features) return layout(text, features);
    let run = words.get(text);
    if (!run) {
      if (words.size >= MOST_WORDS) words.clear();
      words.set(text, (run = layout(text, /\d/.test(text) ? FIGURES : undefined)));
    }
    const own = Object.create(run) as Run;
    own.positions = run.positions.map((position) => ({ ...position }));
    return own;
  };
  return face;
}
