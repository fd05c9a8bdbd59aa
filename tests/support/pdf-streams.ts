import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";

/**
 * SHA-256 of a PDF's drawing and of the faces in it, unpacked: zlib packs them in other bytes on other
 * machines.
 */
export function hashOfStreams(bytes: Buffer): string {
  const hash = createHash("sha256");
  const heads = /\/Length (\d+)[^>]*>>\s*stream\r?\n/g;
  const file = bytes.toString("latin1");
  for (let head = heads.exec(file); head; head = heads.exec(file)) {
    const end = heads.lastIndex + Number(head[1]);
    const packed = bytes.subarray(heads.lastIndex, end);
    hash.update(head[0].includes("FlateDecode") ? inflateSync(packed) : packed);
    heads.lastIndex = end;
  }
  return hash.digest("hex");
}
