import { S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Readable } from "node:stream";
import type { WriteOptions } from "flydrive/types";
import { S3Driver } from "flydrive/drivers/s3";

/** Timeouts for connecting to a store, and for its silence, in milliseconds. */
const TO_CONNECT = 5_000;
const SILENT = 60_000;

/** A bucket of an object store, parsed from `STORAGE_URL`. */
export interface Bucket extends S3ClientConfig {
  readonly bucket: string;
  /** Maximum time for which the store may be silent, in milliseconds. */
  readonly silent?: number;
}

/**
 * Stores files in a bucket. A stream has no known length, so it is sent in parts, because the SDK cannot send
 * it whole. When the stream fails, the parts are deleted.
 */
export class BucketDriver extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, silent = SILENT, ...named }: Bucket) {
    const client = new S3Client({
      ...named,
      requestHandler: { connectionTimeout: TO_CONNECT, socketTimeout: silent },
    });
    super({ client, bucket, visibility: "private", supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const named = { Bucket: this.#bucket, Key: key, ContentType: options?.contentType };
    await new Upload({ client: this.#client, params: { ...named, Body: contents } }).done();
  }
}
