import type { WompiClient } from "./client.ts";
import type { WompiKeys } from "./keys.ts";

/** The card provider of this installation: under which keys it knows us, and how it is asked. */
export interface CardProvider {
  readonly keys: WompiKeys;
  readonly client: WompiClient;
}
