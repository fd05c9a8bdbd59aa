import { type Face, fontkit, type Format, type Glyph, type Run } from "./fontkit.ts";

/** Maximum number of words cached per font: more than all our documents have in common. */
const MOST_WORDS = 20_000;
const MARK = "face";
const NUMBER_AT = 16;
const open: Face[] = [];

/**
 * Height of a font's line above the base line and, as a negative number, below it, relative to the font size.
 */
export interface LineOfFace {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Opens a font once for all documents of this thread, and returns bytes that are used in place of the file.
 * With `line`, no character of this font makes a line higher than that.
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
 * Registers a format that lets the printer find an open font instead of the font's bytes, because decoding a
 * font takes longer than typesetting a page.
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
 * Makes a font keep a separate glyph for each of its characters. With one glyph per number, the A that a
 * document needed as a part of Á would have no character in the next document, and copying it would yield
 * other text.
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

/**
 * OpenType feature for digits of equal width: in proportional digits, the dot of `241.100` is hidden below
 * the flag of its 1.
 */
const FIGURES = ["tnum"];

/**
 * Makes a font cache the layout of each word. The printer scales the positions that it receives, so each
 * document gets its own copy.
 */
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
