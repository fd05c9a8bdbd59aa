import { COP_PER_POINT } from "@travesia/api/rewards/points.rules";
import { formatCop } from "@travesia/api/cop";
import type { PointKind } from "../../graphql/schema.generated.ts";

export const rewardTexts = {
  title: "Puntos",
  welcome: (email: string) => `Bienvenido, ${email}`,
  balance: (points: number) => `Puntos acumulados: ${points.toLocaleString("es-CO")}`,
  how:
    `Ganas 1 punto por cada ${formatCop(COP_PER_POINT)} que pagan las personas que ` +
    "se registran con tu enlace. Si un pago se reversa, sus puntos se descuentan.",
  link: "Tu enlace para referir",
  code: "Ver QR",
  copy: "Copiar enlace",
  copied: "Enlace copiado",
  qr: "Código QR de tu enlace para referir",
  noCode: "No hay código de referido disponible",
  movements: "Movimientos",
  noMovements: "Aún no tienes movimientos. Comparte tu enlace: los pagos de quienes refieras te dan puntos.",
  referred: "Personas que referiste",
  noReferred: "Nadie se ha registrado con tu enlace todavía. Compártelo para empezar.",
  adjust: "Ajustar puntos",
  adjusted: "Puntos ajustados",
} as const;

/** Text of each kind of change: `Pago de Camila G.` */
export const movementText: Record<PointKind, (customer: string | null, reason: string | null) => string> = {
  earned: (customer) => `Pago de ${customer ?? "un cliente"}`,
  taken_back: (customer) => `Pago anulado de ${customer ?? "un cliente"}`,
  adjustment: (_, reason) => `Ajuste: ${reason ?? ""}`,
};

/** Returns a change with its sign: `+12`, `−3`. */
export const signed = (points: number): string =>
  `${points > 0 ? "+" : "−"}${Math.abs(points).toLocaleString("es-CO")}`;

/** Returns a number of points as text: `1 punto`, `12 puntos`. */
export const pointsText = (points: number): string =>
  points === 1 ? "1 punto" : `${points.toLocaleString("es-CO")} puntos`;
