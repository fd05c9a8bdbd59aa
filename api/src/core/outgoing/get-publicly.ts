import { lookup } from "node:dns";
import { requestPublicly, type Resolve } from "./post-publicly.ts";

/** Answer of an address, as far as it was read. */
export interface Got {
  readonly status: number;
  /** Target of a redirect; null without one. */
  readonly location: string | null;
  readonly body: Buffer;
}

/** Error for an answer that exceeds the size limit. */
export class TooLong extends Error {
  override readonly name = "TooLong";
}

/** Function that fetches an address once and reads at most `most` bytes; it follows no redirect. */
export type Get = (url: URL, most: number, signal: AbortSignal) => Promise<Got>;

/** Fetches addresses of the public internet only, without cookies or credentials. */
export const getPublicly =
  (resolve: Resolve = lookup): Get =>
  (url, most, signal) =>
    new Promise((answered, failed) => {
      const call = requestPublicly(
        url,
        { signal, resolve },
        (response) => {
          const parts: Buffer[] = [];
          let length = 0;
          response.on("error", failed);
          response.on("data", (part: Buffer) => {
            length += part.length;
            if (length > most) response.destroy(new TooLong());
            else parts.push(part);
          });
          response.on("end", () =>
            answered({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? null,
              body: Buffer.concat(parts),
            }),
          );
        },
        failed,
      );
      call?.end();
    });
