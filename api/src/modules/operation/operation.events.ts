declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A dossier that failed, locked, is to be made again. */
    "operation.dossier-again": { dossierId: string };
    /** An upgrade found so many records that an earlier version may have got wrong. */
    "upgrade.surveyed": { found: number };
  }
}
export {};
