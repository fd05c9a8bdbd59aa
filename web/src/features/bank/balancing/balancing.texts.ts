import { exactAmountsText } from "../bank.texts.ts";
import type { BalancingStep } from "./balancing.steps.ts";

export const balancingTexts = {
  steps: "Pasos",
  names: {
    archivo: "Extracto",
    exactas: "Exactas",
    una: "Una por una",
    sin_ver: "Sin ver en el banco",
    cuadre: "Cuadre",
  } satisfies Readonly<Record<BalancingStep, string>>,
  noExact: "No queda ninguna propuesta exacta que puedas aceptar.",
  noMovements: "Todo lo que entró y salió está identificado.",
  noPayments: "Todos los pagos tienen su dinero en el banco.",
  allSkipped: "Lo que queda lo dejaste para después.",
  next: "Seguir",
  accept: "Aceptar",
  assign: "Asignar",
  aside: "Apartar",
  skip: "Después",
  find: "Es este movimiento…",
  open: "Abrir pago",
  nothingProposed: "Ningún pago registrado se le parece.",
  outflows: "Salidas por explicar",
  balanced: "Todo cuadra ✓",
  skippedAgain: "Volver a lo que dejé para después",
} as const;

/** Returns the label of a step, with its number of remaining tasks. */
export function stepLabel(
  step: BalancingStep,
  { exact, unowned, unbacked }: Readonly<Record<"exact" | "unowned" | "unbacked", number>>,
): string {
  const left = { archivo: 0, exactas: exact, una: unowned, sin_ver: unbacked, cuadre: 0 }[step];
  const name = balancingTexts.names[step];
  return left > 0 ? `${name} (${left.toLocaleString("es-CO")})` : name;
}

/** Returns the words before the concepts of a movement, by its direction. */
export const conceptsText = (amount: number): string =>
  amount < 0 ? "O es un cargo del banco" : "O no es de un cliente";

/** Returns the sentence about the remaining tasks at the end of the reconciliation. */
export const leftText = (movements: number, payments: number): string =>
  [
    ...(movements > 0
      ? [
          movements === 1
            ? "1 movimiento por identificar"
            : `${movements.toLocaleString("es-CO")} movimientos por identificar`,
        ]
      : []),
    ...(payments > 0
      ? [
          payments === 1
            ? "1 pago sin ver en el banco"
            : `${payments.toLocaleString("es-CO")} pagos sin ver en el banco`,
        ]
      : []),
  ].join(" y ");

/** Returns the label of the button that accepts all exact matches. */
export const acceptAllText = (count: number, amounts: Parameters<typeof exactAmountsText>[0]): string =>
  `Aceptar ${count === 1 ? "1" : `las ${count.toLocaleString("es-CO")}`} por ${exactAmountsText(amounts)}`;

/** Keyboard shortcuts of the reconciliation, by their function. */
export const balancingKeys = [
  ["Enter", "Aceptar"],
  ["1–4", "Elegir"],
  ["A", "Asignar o explicar"],
  ["X", "Apartar"],
  ["S", "Después"],
] as const;
