import type { Readable } from "node:stream";
import { FSDriver } from "flydrive/drivers/fs";
import type { WriteOptions } from "flydrive/types";

/** Stores files in a folder. The file of a failed stream is removed. */
export class FolderDriver extends FSDriver {
  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    try {
      await super.putStream(key, contents, options);
    } catch (error) {
      await this.delete(key).catch(() => undefined);
      throw error;
    }
  }
}
