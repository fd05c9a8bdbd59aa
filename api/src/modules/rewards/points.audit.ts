import type { PointSource } from "./point-movement.enums.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "points.earned": {
      userId: number;
      points: number;
      balance: number;
      source: PointSource;
      sourceId: string;
    };
    "points.taken-back": {
      userId: number;
      points: number;
      balance: number;
      source: PointSource;
      sourceId: string;
    };
    "points.adjusted": { userId: number; points: number; balance: number; reason: string };
  }
}

export {};
