import { monthStateLabels } from "@travesia/api/closing/closing.rules";
import { counted, spokenMonth } from "@travesia/api/colombia/spoken";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import type { Tone } from "@travesia/api/look";
import type { MonthState, MonthWait } from "../../graphql/schema.generated.ts";

export const stateLabels: Readonly<Record<MonthState, string>> = monthStateLabels;
export const stateTones: Readonly<Record<MonthState, Tone>> = {
  en_curso: "neutral",
  abierto: "sun",
  cerrado: "leaf",
};

/** Heading of each kind of pending record, above its rows. */
export const waitLabels: Readonly<Record<MonthWait, string>> = {
  pagos_por_verificar: figures.pagosPorVerificar.label,
  pagos_en_revision: "Pagos en revisión",
  pagos_en_linea: "Pagos en línea por confirmar",
  compras_por_pagar: "Compras por pagar",
  cuotas_por_pagar: "Cuotas por pagar",
  comisiones_por_pagar: "Comisiones por pagar",
  devoluciones_por_pagar: "Devoluciones por pagar",
  movimientos_por_clasificar: "Movimientos del banco por clasificar",
};

/** Singular and plural of each kind inside a sentence: `4 comisiones por pagar`. */
const countedWaits: Readonly<Record<MonthWait, readonly [one: string, many: string]>> = {
  pagos_por_verificar: ["pago por verificar", "pagos por verificar"],
  pagos_en_revision: ["pago en revisión", "pagos en revisión"],
  pagos_en_linea: ["pago en línea por confirmar", "pagos en línea por confirmar"],
  compras_por_pagar: ["compra por pagar", "compras por pagar"],
  cuotas_por_pagar: ["cuota por pagar", "cuotas por pagar"],
  comisiones_por_pagar: ["comisión por pagar", "comisiones por pagar"],
  devoluciones_por_pagar: ["devolución por pagar", "devoluciones por pagar"],
  movimientos_por_clasificar: ["movimiento del banco por clasificar", "movimientos del banco por clasificar"],
};

/**
 * Returns the sentence about the pending records at the closing of a month: `Quedan 4 comisiones por pagar.
 * Puedes cerrar el mes así.` The bank's movements are followed by the number of outflows.
 */
export function leftText(
  waiting: readonly { readonly kind: MonthWait; readonly cantidad: number }[],
  outflows = 0,
): string {
  const left = waiting.filter(({ cantidad }) => cantidad > 0);
  if (left.length === 0) return "";
  const went = outflows > 0 ? ` (${counted(outflows, "salida", "salidas")})` : "";
  const parts = left.map(
    ({ kind, cantidad }) =>
      counted(cantidad, ...countedWaits[kind]) + (kind === "movimientos_por_clasificar" ? went : ""),
  );
  const all = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}`;
  const one = left.length === 1 && left[0]?.cantidad === 1;
  return `${one ? "Queda" : "Quedan"} ${all}. Puedes cerrar el mes así.`;
}

/** Returns the name of a month, capitalised: `Octubre de 2026`. */
export const titledMonth = (mes: string): string => {
  const spoken = spokenMonth(mes);
  return `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`;
};

export const closingTexts = {
  /** Label of all money paid in a month to providers, sellers and clients. */
  paidOut: "Todo lo pagado",
  title: "Cierres",
  subtitle: "Cierra cada mes terminado: sus cifras quedan guardadas y nadie registra en sus fechas.",
  none: "Todavía no hay movimientos de dinero.",
  nothingWaits: "Nada de este mes espera.",
  close: "Cerrar mes",
  reopen: "Reabrir mes",
  closed: "Mes cerrado",
  reopened: "Mes reabierto",
  print: "Imprimir",
  late: "Después del cierre",
} as const;

/** Returns the full name of a person, on one line. */
export const fullName = ({ name, lastname }: { readonly name: string; readonly lastname: string }): string =>
  `${name} ${lastname}`.trim();

/** Returns the text for the number of pending records: `1 pendiente`. */
export const waitingText = (count: number): string =>
  count === 0 ? "Nada pendiente" : count === 1 ? "1 pendiente" : `${count} pendientes`;
