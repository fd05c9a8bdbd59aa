import { crc32, inflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const HEADER = 30;

/** Answer of Node to a decompression with `info`, which says where the compressed bytes end. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/**
 * Reads an archive from front to back, as programs do that take it from a stream: never from its index. A
 * stored file must have its length before it, a compressed one marks its own end.
 * @throws for an archive that such a program refuses.
 */
export function frontToBack(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (zip.readUInt32LE(at) === LOCAL) {
    const isDescribed = (zip.readUInt16LE(at + 6) & 8) !== 0;
    const isStored = zip.readUInt16LE(at + 8) === 0;
    const begin = at + HEADER + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const path = zip.toString("utf8", at + HEADER, at + HEADER + zip.readUInt16LE(at + 26));
    if (isStored && isDescribed) throw new Error(`${path} is stored, and its length comes after it`);
    let end = begin + zip.readUInt32LE(at + 18);
    let bytes = zip.subarray(begin, end);
    if (!isStored) {
      const { buffer, engine } = inflateRawSync(zip.subarray(begin), { info: true }) as unknown as Inflated;
      [bytes, end] = [buffer, begin + engine.bytesWritten];
    }
    let sum = zip.readUInt32LE(at + 14);
    if (isDescribed) {
      if (zip.readUInt32LE(end) !== DESCRIPTOR) throw new Error(`nothing follows ${path}`);
      sum = zip.readUInt32LE(end + 4);
      end += 16;
    }
    if (sum !== crc32(bytes)) throw new Error(`the sum of ${path} is another`);
    files.set(path, bytes);
    at = end;
  }
  return files;
}
