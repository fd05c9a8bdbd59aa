/** A link of the chain over the history up to which its lines were read. */
export interface ChainPlace {
  /** 0 before the first link. */
  readonly position: number;
  /** First characters of the link's hash, which differs between databases. */
  readonly mark: string;
}

/** Characters of a hash that a cursor carries: 128 bits. */
const MARK = 32;
const shape = /^(\d{1,10})\.([0-9a-f]{32})$/;
const MOST = 2_147_483_647;

/** Returns the place of a link. */
export const placeOf = (position: number, hash: string): ChainPlace => ({
  position,
  mark: hash.slice(0, MARK),
});

/** Writes a place as a text that nobody needs to understand; null before the first link. */
export const writeCursor = ({ position, mark }: ChainPlace): string | null =>
  position === 0 ? null : Buffer.from(`${position}.${mark}`).toString("base64url");

/** Reads a cursor; null when the text is not one. */
export function readCursor(text: string): ChainPlace | null {
  const [, position, mark] = shape.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (position === undefined || mark === undefined) return null;
  const number = Number(position);
  return number >= 1 && number <= MOST ? { position: number, mark } : null;
}
