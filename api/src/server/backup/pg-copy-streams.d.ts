/** Used part of pg-copy-streams 7; the package has no types. */
declare module "pg-copy-streams" {
  import type { Readable, Writable } from "node:stream";
  import type { Submittable } from "pg";

  /** Streams the rows of `copy … to stdout`. */
  export function to(text: string): Readable & Submittable;
  /** Streams rows into `copy … from stdin`; destroying it rolls back its rows. */
  export function from(text: string): Writable & Submittable;
}
