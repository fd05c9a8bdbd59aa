import { spokenMonth } from "@travesia/api/colombia/spoken";
import type { Tone } from "@travesia/api/look";
import type { MonthState, MonthWait } from "../../graphql/schema.generated.ts";

export const stateLabels: Readonly<Record<MonthState, string>> = {
  en_curso: "En curso",
  abierto: "Abierto",
  cerrado: "Cerrado",
};
export const stateTones: Readonly<Record<MonthState, Tone>> = {
  en_curso: "neutral",
  abierto: "sun",
  cerrado: "leaf",
};

/** What each kind of thing that waits is called, above its rows. */
export const waitLabels: Readonly<Record<MonthWait, string>> = {
  pagos_por_verificar: "Pagos por verificar",
  pagos_en_revision: "Pagos en revisión",
  pagos_en_linea: "Pagos en línea por confirmar",
  compras_por_pagar: "Compras por pagar",
  cuotas_por_pagar: "Cuotas por pagar",
  comisiones_por_pagar: "Comisiones por pagar",
  devoluciones_por_pagar: "Devoluciones por pagar",
};

/** A month where it begins a line: `Octubre de 2026`. */
export const titledMonth = (mes: string): string => {
  const spoken = spokenMonth(mes);
  return `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`;
};

export const closingTexts = {
  title: "Cierres de mes",
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

/** Who a person is, on a line. */
export const fullName = ({ name, lastname }: { readonly name: string; readonly lastname: string }): string =>
  `${name} ${lastname}`.trim();

/** How many things wait: `1 pendiente`. */
export const waitingText = (count: number): string =>
  count === 0 ? "Nada pendiente" : count === 1 ? "1 pendiente" : `${count} pendientes`;
