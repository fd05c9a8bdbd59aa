import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config/config.ts";

/**
 * Opens where bytes are kept: a folder of the data directory, or an object store named as
 * `s3://KEY:SECRET@HOST[:PORT]/BUCKET?region=…` (credentials left out come from the environment, as the SDK
 * reads them; `s3://BUCKET?region=…` without a path is Amazon's own).
 */
export async function openDisk({
  storageUrl,
  dataDir,
}: Pick<Config, "storageUrl" | "dataDir">): Promise<Disk> {
  if (!storageUrl)
    return new Disk(
      new FSDriver({ location: pathToFileURL(join(dataDir, "files/")), visibility: "private" }),
    );
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { username, password, host, pathname, searchParams } = new URL(storageUrl);
  const path = pathname.replaceAll("/", "");
  return new Disk(
    new S3Driver({
      bucket: path || host,
      region: searchParams.get("region") ?? "us-east-1",
      visibility: "private",
      supportsACL: false,
      ...(path && {
        endpoint: `${searchParams.get("tls") === "false" ? "http" : "https"}://${host}`,
        forcePathStyle: true,
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
