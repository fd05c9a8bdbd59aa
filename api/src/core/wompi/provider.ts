import type { WompiClient } from "./client.ts";
import type { WompiKeys } from "./keys.ts";

/** Card provider of this installation: our keys for it, and its client. */
export interface CardProvider {
  readonly keys: WompiKeys;
  readonly client: WompiClient;
}
