import { S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Readable } from "node:stream";
import type { WriteOptions } from "flydrive/types";
import { S3Driver } from "flydrive/drivers/s3";

/** Milliseconds in which a store lets itself be reached, and for which it may be silent. */
const TO_CONNECT = 5_000;
const SILENT = 60_000;

/** A bucket of an object store, as `STORAGE_URL` names it. */
export interface Bucket extends S3ClientConfig {
  readonly bucket: string;
  /** Milliseconds for which the store may be silent. */
  readonly silent?: number;
}

/**
 * Stores files in a bucket. A stream, whose length is unknown, is sent in parts: the SDK sends no stream
 * whole. When it breaks off, its parts are deleted.
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
