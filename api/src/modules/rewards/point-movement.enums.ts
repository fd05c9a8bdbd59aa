import { registerEnum } from "../../core/enums.ts";

/** Kinds of point movement. */
export const PointKind = { earned: "earned", taken_back: "taken_back", adjustment: "adjustment" } as const;
export type PointKind = keyof typeof PointKind;
registerEnum(PointKind, { name: "PointKind", description: "Motivo de un movimiento de puntos." });

/** Sources of points: payments and refunds of a referred customer. */
export const PointSource = {
  payment: "payment",
  reservation: "reservation",
  refund: "refund",
} as const;
export type PointSource = keyof typeof PointSource;
