import type { Place, Plane } from "./picture-plane.ts";

/** Parameters, in pixels, for cutting a picture into blocks that are searched in another picture. */
export interface Cut {
  readonly width: number;
  readonly height: number;
  /** Distance between neighbouring blocks, horizontally and vertically. */
  readonly across: number;
  readonly down: number;
  /** Maximum distance from its own position at which a block is searched. */
  readonly reach: number;
  /** Minimum contrast of a block with content; a blank block would match everywhere. */
  readonly least: number;
}

/** A block of one picture, by its centre, with the offset at which another picture matches it best. */
export interface FoundBlock extends Place {
  readonly dx: number;
  readonly dy: number;
  /** Correlation at that offset, from -1 to 1. */
  readonly likeness: number;
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly mean: number;
  readonly contrast: number;
}

/** Returns a block of a plane with its mean and contrast. */
function blockAt({ width: row, values }: Plane, { width, height }: Cut, left: number, top: number): Block {
  let [total, squares] = [0, 0];
  for (let y = top; y < top + height; y += 1)
    for (let at = y * row + left; at < y * row + left + width; at += 1) {
      const value = values[at] ?? 0;
      total += value;
      squares += value * value;
    }
  const count = width * height;
  const mean = total / count;
  return { left, top, mean, contrast: squares / count - mean * mean };
}

/**
 * Returns how well the block matches the part of the other plane at the offset `dx`, `dy` from the block's
 * position.
 */
function likenessAt(one: Plane, other: Plane, cut: Cut, block: Block, dx: number, dy: number): number {
  let [together, total, squares] = [0, 0, 0];
  for (let y = 0; y < cut.height; y += 1) {
    const from = (block.top + y) * one.width + block.left;
    const to = (block.top + y + dy) * other.width + block.left + dx;
    for (let x = 0; x < cut.width; x += 1) {
      const value = other.values[to + x] ?? 0;
      together += (one.values[from + x] ?? 0) * value;
      total += value;
      squares += value * value;
    }
  }
  const count = cut.width * cut.height;
  const mean = total / count;
  const contrast = Math.max(squares / count - mean * mean, cut.least / 4);
  return (together / count - block.mean * mean) / Math.sqrt(block.contrast * contrast);
}

/** Returns the position in the other plane that matches a block best. */
function found(one: Plane, other: Plane, cut: Cut, block: Block): FoundBlock {
  const middle = { x: block.left + cut.width / 2, y: block.top + cut.height / 2 };
  let best: FoundBlock = { ...middle, dx: 0, dy: 0, likeness: -1 };
  for (let dy = -cut.reach; dy <= cut.reach; dy += 1)
    for (let dx = -cut.reach; dx <= cut.reach; dx += 1) {
      const likeness = likenessAt(one, other, cut, block, dx, dy);
      if (likeness > best.likeness) best = { ...middle, dx, dy, likeness };
    }
  return best;
}

/**
 * Returns the blocks of one plane with content, each with its best match in the other plane of the same size.
 */
export function foundBlocks(one: Plane, other: Plane, cut: Cut): FoundBlock[] {
  const blocks: FoundBlock[] = [];
  for (let top = cut.reach; top + cut.height + cut.reach <= one.height; top += cut.down)
    for (let left = cut.reach; left + cut.width + cut.reach <= one.width; left += cut.across) {
      const block = blockAt(one, cut, left, top);
      if (block.contrast >= cut.least) blocks.push(found(one, other, cut, block));
    }
  return blocks;
}
