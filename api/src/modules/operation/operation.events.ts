declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A dossier that failed, locked, is to be made once more. */
    "operation.dossier-again": { dossierId: string };
  }
}
export {};
