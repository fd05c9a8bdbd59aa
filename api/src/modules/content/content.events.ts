declare module "../../core/events/listeners.ts" {
  interface Events {
    /**
     * The agency's registration in the RNT ends this year and must be renewed; emitted once per validity
     * period.
     */
    "agency.rnt-due": { validUntil: string };
  }
}

export {};
