/** Types of the used part of pg-copy-streams 7, which has none. */
declare module "pg-copy-streams" {
  import type { Readable, Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** Returns a stream of the rows of `copy … to stdout`. */
  export function to(text: string): Readable & Submittable;
  /** Returns a stream that writes rows into `copy … from stdin`; destroying it rolls its rows back. */
  export function from(text: string): Writable & Submittable;
}
