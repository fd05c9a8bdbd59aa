/** Position in the history's hash chain up to which its lines were read. */
export interface ChainPlace {
  /** Position of the link; 0 before the first link. */
  readonly position: number;
  /** First characters of the link's hash, which differ between databases. */
  readonly mark: string;
}

/** Number of characters of a hash in a cursor: 128 bits. */
const MARK = 32;
const shape = /^(\d{1,10})\.([0-9a-f]{32})$/;
const MOST = 2_147_483_647;

/** Returns the chain place of a link. */
export const placeOf = (position: number, hash: string): ChainPlace => ({
  position,
  mark: hash.slice(0, MARK),
});

/** Encodes a place as an opaque cursor; null before the first link. */
export const writeCursor = ({ position, mark }: ChainPlace): string | null =>
  position === 0 ? null : Buffer.from(`${position}.${mark}`).toString("base64url");

/** Decodes a cursor; null when the text is not a cursor. */
export function readCursor(text: string): ChainPlace | null {
  const [, position, mark] = shape.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (position === undefined || mark === undefined) return null;
  const number = Number(position);
  return number >= 1 && number <= MOST ? { position: number, mark } : null;
}
