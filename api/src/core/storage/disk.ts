import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import type { Config } from "../config/config.ts";
import { storageAddress } from "../config/storage-address.ts";
import { FolderDriver } from "./folder-driver.ts";

/** Opens the file storage: a folder of the data directory, or an object store. */
export async function openDisk({
  storageUrl,
  dataDir,
}: Pick<Config, "storageUrl" | "dataDir">): Promise<Disk> {
  if (!storageUrl)
    return new Disk(
      new FolderDriver({ location: pathToFileURL(join(dataDir, "files/")), visibility: "private" }),
    );
  const { BucketDriver } = await import("./bucket-driver.ts");
  const { bucket, region, endpoint, checksums, credentials } = storageAddress(storageUrl);
  return new Disk(
    new BucketDriver({
      bucket,
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(!checksums && {
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
      }),
      ...(credentials && { credentials }),
    }),
  );
}
