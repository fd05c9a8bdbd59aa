import type { OptionalFeature } from "./agency/optional-feature.rules.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /**
     * The agency's registration in the RNT ends this year and must be renewed; emitted once per validity
     * period.
     */
    "agency.rnt-due": { validUntil: string };
    /** The first record of an optional feature arrived; its pages are in the menus again. */
    "agency.feature-shown": { feature: OptionalFeature };
  }
}
