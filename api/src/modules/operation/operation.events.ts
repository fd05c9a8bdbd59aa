declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A failed, locked dossier has to be made again. */
    "operation.dossier-again": { dossierId: string };
    /** An upgrade found records that an earlier version may have written wrongly; `found` is their number. */
    "upgrade.surveyed": { found: number };
  }
}
export {};
