import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newSecretKey, secretKeys } from "../../api/src/core/config/secret-key.ts";
import { newHeader, headerLine } from "../../api/src/server/backup/header.ts";
import { opening, sealing } from "../../api/src/server/backup/sealing.ts";
import { type Entry, partsOf, written } from "../../api/src/server/backup/entries.ts";

const [key] = secretKeys(newSecretKey());
if (!key) throw new Error("no key was made");
const about = { version: "1", migration: "0001", created: "", files: true };
const header = newHeader(about, key);
const start = headerLine(header).length;
/** Sealed bytes of a chunk that is full: its length, what it holds, its tag. */
const WHOLE = 4 + 256 * 1024 + 16;

const seal = (...plain: Buffer[]) => buffer(Readable.from(plain).pipe(sealing(header, key)));
const open = (sealed: Buffer, step = 65_536) => {
  const pieces = Array.from({ length: Math.ceil(sealed.length / step) }, (_, place) =>
    sealed.subarray(place * step, (place + 1) * step),
  );
  return buffer(Readable.from(pieces).pipe(opening(header, key)));
};

const CUT = "El respaldo está incompleto: se cortó antes del final. No se restauró nada.";
const ALTERED = "El respaldo está dañado o fue alterado. No se restauró nada.";

describe("a sealed archive", () => {
  const plain = randomBytes(3 * 256 * 1024 + 17);

  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 700_000])("of %i bytes opens as it was", async (size) => {
    const bytes = plain.subarray(0, size);
    const sealed = await seal(bytes.subarray(0, size >> 1), bytes.subarray(size >> 1));
    expect((await open(sealed.subarray(start))).equals(bytes)).toBe(true);
    expect((await open(sealed.subarray(start), 1_001)).equals(bytes)).toBe(true);
  });

  it("that was cut off anywhere does not open, also between two chunks", async () => {
    const sealed = (await seal(plain)).subarray(start);
    for (const length of [0, 3, WHOLE - 1, WHOLE, 2 * WHOLE, sealed.length - 1])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow(CUT);
  });

  it("whose chunks were moved, repeated or left out does not open", async () => {
    const sealed = (await seal(plain)).subarray(start);
    const [one, two, rest] = [
      sealed.subarray(0, WHOLE),
      sealed.subarray(WHOLE, 2 * WHOLE),
      sealed.subarray(2 * WHOLE),
    ];
    for (const moved of [
      [two, one, rest],
      [one, one, two, rest],
      [one, rest],
      [one, two, rest, one],
    ])
      await expect(open(Buffer.concat(moved))).rejects.toThrow(ALTERED);
  });

  it("of which a bit was changed, or the first line, does not open", async () => {
    const sealed = (await seal(plain.subarray(0, 1_000))).subarray(start);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        await expect(open(changed)).rejects.toThrow(/El respaldo está/);
      }),
      { numRuns: 60 },
    );
    const other = { ...header, created: "2020" };
    const opened = buffer(Readable.from([sealed]).pipe(opening(other, key)));
    await expect(opened).rejects.toThrow(ALTERED);
  });

  it("is sealed again each time, by a key of its own", async () => {
    const [one, other] = [newHeader(about, key), newHeader(about, key)];
    const sealed = await Promise.all(
      [one, other].map((each) => buffer(Readable.from([plain]).pipe(sealing(each, key)))),
    );
    expect(sealed[0]?.subarray(start).equals(sealed[1]?.subarray(start) ?? Buffer.alloc(0))).toBe(false);
  });
});

describe("the parts of an archive", () => {
  const file: Entry = { kind: "file", key: "a", contentType: "text/plain", sha256: "" };

  it("are read as they were written, however the bytes come, and an unread part is skipped", async () => {
    const all = Buffer.concat(
      await Readable.from(
        (async function* () {
          yield* written({ entry: file, bytes: Readable.from([Buffer.from("uno"), Buffer.from("dos")]) });
          yield* written({ entry: { ...file, key: "b" }, bytes: Readable.from([Buffer.from("tres")]) });
        })(),
      ).toArray(),
    );
    for (const step of [1, 5, all.length]) {
      const pieces = Array.from({ length: Math.ceil(all.length / step) }, (_, place) =>
        all.subarray(place * step, (place + 1) * step),
      );
      const read: string[] = [];
      for await (const { entry, bytes } of partsOf(Readable.from(pieces)))
        if (entry.kind === "file") read.push(entry.key === "a" ? "passed" : (await buffer(bytes)).toString());
      expect(read).toEqual(["passed", "tres"]);
    }
  });
});
