import { cashFlowKindLabels, cashFlowTimeLabels } from "@travesia/api/reports/financial/cash-flow.rules";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import type { CashFlowKind, CashFlowTime } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";

/** Texts of the financial dashboard. */
export const financialTexts = {
  title: "Dashboard Financiero",
  refresh: "Actualizar",
  print: "Imprimir",
  summary: "Resumen General",
  sales: "Ventas",
  payments: "Historial de Pagos",
  purchases: "Historial de Compras",
  completed: figures.contratosCompletados.label,
  profits: "Caja por contrato",
  providers: "Proveedores",
  refunds: "Devoluciones",
  cashFlow: figures.flujoEsperado.label,
  list: "Lista",
  income: figures.ingresos.label,
  expenses: figures.gastos.label,
  net: figures.gananciaNeta.label,
  incomeAbout: "Pagos ya verificados de esos contratos, de cualquier fecha.",
  best: "Los cinco mejores contratos",
  allCompleted: "Todos los contratos completados",
  paymentList: (count: number) => `Lista de Pagos (${count.toLocaleString("es-CO")} total)`,
  purchaseList: (count: number) => `Lista de Compras (${count.toLocaleString("es-CO")} total)`,
  apply: "Aplicar Filtros",
  clear: "Limpiar filtros",
  contractNumber: "Número de Contrato",
  days: "Fechas",
  seeReceipt: "Ver Comprobante",
  details: "Detalles",
  hide: "Ocultar",
  noPayments: "No hay pagos registrados",
  monthPurchases: "Cuántas compras",
  noPurchases: "No hay compras registradas",
  noCompleted: "Ningún contrato se completó en estas fechas.",
  noProfits: "En estas fechas no se movió dinero de ningún contrato.",
  noProviders: "En estas fechas no se compró nada.",
  noRefunds: "En estas fechas no se devolvió dinero.",
  noMonths: "En estas fechas no se movió dinero.",
  moneyByMonth: `${figures.recaudo.label} y compras por mes`,
  means: "Medio de pago",
  byMeans: `${figures.recaudo.label} por medio de pago`,
  noMeans: "En estas fechas no hay pagos verificados.",
  bestTen: "Los diez viajes que más dejaron",
  tripProfit: figures.gananciaViaje.label,
  trip: "viaje firmado, también si se canceló",
  trips: "viajes firmados, también los cancelados",
  noTrips: "En estas fechas no hay viajes firmados.",
  cashChart: `${figures.flujoEsperado.label} de 12 semanas`,
  noCash: "No falta nada por entrar ni por salir.",
  ofMonth: (label: string, month: string) => `${label} de ${month}`,
  before: "hace un mes",
  sameDay: (month: string) => `el mismo día de ${month}`,
  counted:
    "El recaudo son pagos verificados por el día en que el cliente pagó; las compras, por su " +
    "fecha; lo devuelto, por el día en que salió.",
  back: "Devuelto a clientes",
  paidOfThese: "De ellas, ya pagado",
  owedOfThese: "De ellas, falta por pagar",
  refused: "No se pudo leer el informe.",
  cashSubtitle:
    "Lo que falta por entrar y por salir en las próximas 12 semanas, por su fecha. Las comisiones aprobadas " +
    "se reparten según el límite mensual de cada vendedor.",
} as const;

/** Label of each column of the cash flow, by kind of amount. */
export const kindLabels: Readonly<Record<CashFlowKind, string>> = cashFlowKindLabels;

/** Returns the label of a line of the cash flow. */
export const lineLabel = (time: CashFlowTime, monday: string | null | undefined): string =>
  monday ? `Semana del ${formatDay(monday)}` : cashFlowTimeLabels[time];

/** Returns the date range of a report as text. */
export const daysText = (from: string | undefined, to: string | undefined): string =>
  from && to
    ? `Del ${formatDay(from)} al ${formatDay(to)}`
    : from
      ? `Desde el ${formatDay(from)}`
      : to
        ? `Hasta el ${formatDay(to)}`
        : "De todas las fechas";
