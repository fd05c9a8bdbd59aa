import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BucketDriver } from "../../../api/src/core/storage/bucket-driver.ts";
import { openDisk } from "../../../api/src/core/storage/disk.ts";
import { writeStream } from "../../../api/src/core/storage/write-stream.ts";
import { afterFile } from "../../support/after-file.ts";
import { anS3Server, type S3Server } from "../../support/s3/s3-server.ts";

const PIECE = Buffer.alloc(1024 * 1024, "travesía");
/** Pieces that go as three parts. */
const MANY = 12;

let store: S3Server;
let folder: string;
beforeAll(async () => {
  store = await anS3Server();
  folder = await mkdtemp(join(tmpdir(), "travesia-test-"));
  afterFile(() => rm(folder, { recursive: true, force: true }));
});
beforeEach(() => {
  Object.assign(store, { mood: "well", moodFor: null });
  store.objects.clear();
  store.asked.length = 0;
});

const inBucket = (rest = "") => openDisk({ storageUrl: store.address + rest, dataDir: folder });
const inFolder = () => openDisk({ storageUrl: null, dataDir: folder });

async function* pieces(count: number, breaksOff = false): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < count; piece += 1) yield PIECE;
  if (breaksOff) throw new Error("the source broke off");
}
const written = async (disk: ReturnType<typeof openDisk>, bytes: AsyncIterable<Buffer>) =>
  writeStream(await disk, "uno", bytes, "text/plain");

describe("a stream of unknown length", () => {
  it.each([0, 1, MANY])("of %i MB is in the bucket as it was sent", async (count) => {
    const { size } = await written(inBucket(), pieces(count));
    expect(size).toBe(count * PIECE.length);
    const bytes = Buffer.from(await (await inBucket()).getBytes("uno"));
    expect(bytes.equals(Buffer.alloc(size, PIECE))).toBe(true);
    expect(store.uploads.size).toBe(0);
    expect(store.asked.includes("POST uploads")).toBe(count === MANY);
  });

  it("leaves no part in the bucket, and nothing in the folder, where its source breaks off", async () => {
    for (const disk of [inBucket(), inFolder()])
      await expect(written(disk, pieces(MANY, true))).rejects.toThrow("the source broke off");
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
    expect(store.asked).toContain("DELETE upload");
    expect(await readdir(join(folder, "files"))).toEqual([]);
  });

  it.each([/^PUT part/, /^POST upload$/])("leaves no part where the store refuses %s", async (kind) => {
    Object.assign(store, { mood: "away", moodFor: kind });
    await expect(written(inBucket(), pieces(MANY))).rejects.toThrow("the storage did not take a file");
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  it("is given up where the store stays silent", async () => {
    store.mood = "silent";
    const { host } = new URL(store.address);
    const driver = new BucketDriver({
      bucket: "archivos",
      silent: 100,
      region: "us-east-1",
      endpoint: `http://${host}`,
      forcePathStyle: true,
      credentials: { accessKeyId: "llave", secretAccessKey: "secreta" },
    });
    await expect(writeStream(driver, "uno", pieces(1), "text/plain")).rejects.toThrow(
      "the storage did not take a file",
    );
  });

  it("goes to a store that refuses sums, where the address says so", async () => {
    store.mood = "refuses-sums";
    await expect(written(inBucket(), pieces(MANY))).rejects.toThrow("the storage did not take a file");
    await written(inBucket("&checksums=false"), pieces(MANY));
    expect(store.objects.get("uno")?.bytes.length).toBe(MANY * PIECE.length);
  });
});
