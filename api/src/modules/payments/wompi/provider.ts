import type { WompiClient } from "./client.ts";
import type { WompiKeys } from "./keys.ts";

declare module "../../../core/context.ts" {
  interface Services {
    /** Provider of card payments; null when online payment is not available. */
    readonly cards: CardProvider | null;
  }
}

/** Card provider of this installation: our keys for it, and its client. */
export interface CardProvider {
  readonly keys: WompiKeys;
  readonly client: WompiClient;
}
