import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import type { Config } from "../config/config.ts";
import { FolderDriver } from "./folder-driver.ts";

/**
 * Opens where bytes are kept: a folder of the data directory, or an object store named as
 * `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=…` (credentials left out come from the environment, as the SDK
 * reads them; `s3://BUCKET?region=…` without a path is Amazon's own). `checksums=false` is for a store that
 * refuses the sums of what it is sent.
 */
export async function openDisk({
  storageUrl,
  dataDir,
}: Pick<Config, "storageUrl" | "dataDir">): Promise<Disk> {
  if (!storageUrl)
    return new Disk(
      new FolderDriver({ location: pathToFileURL(join(dataDir, "files/")), visibility: "private" }),
    );
  const { BucketDriver } = await import("./bucket-driver.ts");
  const { username, password, host, pathname, searchParams } = new URL(storageUrl);
  const path = pathname.replaceAll("/", "");
  return new Disk(
    new BucketDriver({
      bucket: path || host,
      region: searchParams.get("region") ?? "us-east-1",
      ...(path && {
        endpoint: `${searchParams.get("tls") === "false" ? "http" : "https"}://${host}`,
        forcePathStyle: true,
      }),
      ...(searchParams.get("checksums") === "false" && {
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
      }),
      ...(username && {
        credentials: {
          accessKeyId: decodeURIComponent(username),
          secretAccessKey: decodeURIComponent(password),
        },
      }),
    }),
  );
}
