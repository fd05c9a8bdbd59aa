import { moved, type Descriptions } from "../../core/audit/description.ts";
import { counted } from "../../core/colombia/spoken.ts";
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

/** Texts of the history for points. */
export const describedPoints = {
  "points.earned": ({ userId, points, balance }, nameOf) => ({
    did: `sumó ${counted(points, "punto", "puntos")} a ${nameOf(userId)}`,
    changes: moved("Saldo de puntos", balance - points, balance),
    tone: "leaf",
  }),
  "points.taken-back": ({ userId, points, balance }, nameOf) => ({
    did: `descontó ${counted(Math.abs(points), "punto", "puntos")} a ${nameOf(userId)}`,
    changes: moved("Saldo de puntos", balance + Math.abs(points), balance),
    tone: "clay",
  }),
  "points.adjusted": ({ userId, points, balance, reason }, nameOf) => ({
    did: `ajustó los puntos de ${nameOf(userId)} en ${points.toLocaleString("es-CO")}`,
    changes: moved("Saldo de puntos", balance - points, balance),
    note: reason,
  }),
} satisfies Partial<Descriptions>;
