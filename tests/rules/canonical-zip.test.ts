import { buffer } from "node:stream/consumers";
import { Zip, ZipPassThrough } from "fflate";
import { describe, expect, it } from "vitest";
import { canonicalZip, type ZippedFile } from "../../api/src/core/zip/canonical-zip.ts";
import { entriesOf } from "../../api/src/modules/dossiers/verifier/archive.ts";
import { frontToBack } from "../support/zip/front-to-back.ts";

const files: readonly ZippedFile[] = [
  { path: "datos.json", bytes: Buffer.from('{"ciudad":"Bogotá"}\n') },
  { path: "archivos/vacio.txt", bytes: Buffer.alloc(0) },
  { path: "archivos/largo.bin", bytes: Buffer.alloc(3_000, "abc") },
];
const contents = files.map(({ path, bytes }) => [path, Buffer.from(bytes)]);
const packed = () => buffer(canonicalZip(files));

/** Returns the archive of the same files as it was written until 2026-11-28: sums were behind each. */
function packedBefore(): Buffer {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const { path, bytes } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** Returns the files that the page within a dossier reads in an archive, and the changed ones. */
function read(zip: Buffer) {
  const findings: string[] = [];
  const entries = entriesOf(zip, (path, text) => void findings.push(`${path}: ${text}`));
  return { findings, contents: entries.map(({ path, bytes }) => [path, Buffer.from(bytes)]) };
}

describe("an archive that proves what it holds", () => {
  it("is the same bytes for the same files", async () => {
    expect(await packed()).toEqual(await packed());
  });

  it("is read from front to back by a program that never sees its index", async () => {
    expect([...frontToBack(await packed())]).toEqual(contents);
  });

  it("writes a file once the one before it was read: none waits in memory", async () => {
    let given = 0;
    const one = function* () {
      for (const file of files) {
        given += 1;
        yield file;
      }
    };
    const reading = canonicalZip(one());
    await reading.next();
    expect(given).toBe(1);
    await reading.return(undefined);
    expect(given).toBe(1);
  });

  it.each([
    ["as it is written", packed],
    ["as it was written before", packedBefore],
  ])(
    "is read by the page of a dossier, %s, and any changed byte around its files is found",
    async (_, made) => {
      const zip = Buffer.from(await made());
      expect(read(zip)).toEqual({ findings: [], contents });
      const inFiles = files.flatMap(({ bytes }) => {
        const from = bytes.length > 0 ? zip.indexOf(bytes) : 0;
        return bytes.length > 0 ? [[from, from + bytes.length] as const] : [];
      });
      for (let at = 0; at < zip.length; at += 1) {
        if (inFiles.some(([from, to]) => at >= from && at < to)) continue;
        zip[at]! ^= 1;
        expect(read(zip).findings, `byte ${at}`).not.toEqual([]);
        zip[at]! ^= 1;
      }
    },
  );
});
