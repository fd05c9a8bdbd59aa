import type { AppRoute } from "../../web/src/base/routes/route.ts";
import { inDays, monthIn, STARTED, TODAY, YEAR } from "./calendar.ts";
import { salesAnswer } from "./web-sales.ts";
import { type Answers, aSessionUser, openAt, serverAnswers } from "./web.tsx";

/** Its route, as the application has it. */
const dashboard: AppRoute = {
  path: "/financial-dashboard",
  guard: "readFinancialReports",
  layout: "bare",
  screen: async () =>
    (await import("../../web/src/pages/reports/FinancialDashboardScreen.tsx")).FinancialDashboardScreen,
};

/** Route of the page of all figures. */
const reports: AppRoute = {
  path: "/panel/informes",
  guard: "readFinancialReports",
  layout: "bare",
  screen: async () => (await import("../../web/src/pages/reports/ReportsScreen.tsx")).ReportsScreen,
};

/** This month and the one before. */
export const [now, last] = [monthIn(0), monthIn(-1)];
const month = (mes: string, ingresos: number, gastos: number) => ({
  __typename: "MonthOfMoney",
  mes: `${mes}-01T05:00:00+00:00`,
  ingresos,
  gastos,
  devoluciones: 0,
  cantidadPagos: 2,
  cantidadCompras: 1,
});
const months = [month(last, 4_000_000, 1_000_000), month(now, 6_000_000, 3_000_000)];
const line = (time: string, monday: string | null, clientes: number) => ({
  __typename: "CashFlowLine",
  time,
  monday,
  clientes,
  proveedores: 200_000,
  comisiones: 0,
  devoluciones: 0,
  neto: clientes - 200_000,
});
/** The only contract of its rows. */
export const contract = { __typename: "FinancialContract", id: "c1", contractNumber: `CT-${YEAR}-000001` };
const client = { __typename: "FinancialClient", name: "María Torres" };
const payment = {
  __typename: "FinancialPayment",
  id: "p1",
  amount: 2_000_000,
  status: "confirmado",
  means: "nequi",
  description: "Pago del contrato",
  notes: "Con recibo",
  receiptUrl: "https://files.test/p1",
  receiptNumber: "RC-1",
  paymentDate: TODAY,
  contract: { ...contract, user: client },
};
const profit = {
  __typename: "ContractProfit",
  contrato: {
    __typename: "ProfitContract",
    id: "c1",
    numero: contract.contractNumber,
    cliente: "María Torres",
    destino: "Cartagena",
  },
  financiero: {
    __typename: "ProfitFigures",
    totalPagos: 2_000_000,
    totalCompras: 2_500_000,
    devoluciones: 0,
    diferenciaPrecios: 0,
    gananciaNeta: -500_000,
    margenGanancia: -25,
  },
  cantidadTransacciones: { __typename: "TransactionCount", pagos: 1, compras: 1 },
};
const sums = { precio: 2_000_000, costo: 2_000_000, comisiones: 100_000, iva: 400_000, ganancia: -500_000 };
const group = {
  __typename: "TripProfitGroup",
  clave: now,
  nombre: now,
  contratos: 1,
  ...sums,
  margen: -25,
};
const trip = {
  __typename: "TripProfitRow",
  id: "c1",
  numero: contract.contractNumber,
  cliente: "María Torres",
  destino: "Cartagena",
  margen: -25,
  viaje: {
    __typename: "TripProfit",
    cancelado: false,
    precio: 2_000_000,
    comprado: 1_500_000,
    porComprar: 500_000,
    comisiones: 100_000,
    iva: 400_000,
    recibido: 0,
    devuelto: 0,
    ganancia: -500_000,
  },
};
/** A page of rows. */
export const page = (type: string, items: readonly object[], more: object = {}) => ({
  __typename: type,
  items,
  total: items.length,
  page: 1,
  totalPages: items.length ? 1 : 0,
  ...more,
});

/** The summary of some months. */
export const summaryOf = (list: readonly object[], moved: object = {}) => ({
  __typename: "FinancialSummary",
  metricas: {
    __typename: "FinancialMetrics",
    totalIngresos: 10_000_000,
    totalGastos: 4_000_000,
    devoluciones: 0,
    gananciaNeta: 6_000_000,
    margenGanancia: 60,
    pagadoProveedores: 3_000_000,
    flujoDeCaja: 7_000_000,
    ...moved,
  },
  datosMensuales: list,
  contadores: { __typename: "FinancialCounters", totalPagos: 4, totalCompras: 2, totalDevoluciones: 0 },
  periodo: { __typename: "FinancialPeriod", inicio: `${last}-01`, fin: TODAY },
});
const lines = [line("vencido", null, 900_000), line("semana", inDays(3), 0), line("despues", null, 0)];
const completed = {
  __typename: "CompletedContract",
  id: "c1",
  contractNumber: contract.contractNumber,
  cliente: "María Torres",
  destino: "Cartagena",
  fechaCompletado: STARTED,
  totalPagado: 3_000_000,
  totalGastos: 2_000_000,
  gananciaNeta: 1_000_000,
  margenGanancia: 33.33,
  estadoPago: "parcial",
};

/** Answers of the server to the screen's operations. */
export const answers: Answers = {
  FinancialSummary: {
    data: {
      financialSummary: summaryOf(months),
      recent: summaryOf(months, { totalIngresos: 6_000_000, pagadoProveedores: 3_000_000 }),
      before: summaryOf(months, { totalIngresos: 4_000_000, pagadoProveedores: 1_000_000 }),
    },
  },
  CashFlow: { data: { cashFlow: { __typename: "CashFlow", lines } } },
  SalesByGroup: salesAnswer(2),
  MoneyOfDays: {
    data: {
      now: summaryOf(months, { pagadoProveedores: 3_000_000 }),
      before: summaryOf(months, { pagadoProveedores: 1_000_000 }),
    },
  },
  IncomeByMeans: {
    data: {
      incomeByMeans: [{ __typename: "MeansIncome", medio: "nequi", pagos: 4, ingresos: 10_000_000 }],
    },
  },
  BestTrips: { data: { tripProfits: page("TripProfitPage", [trip], { ganancia: -500_000 }) } },
  TripProfitGroupList: {
    data: {
      tripProfitGroups: page("TripProfitGroupPage", [group], { ...sums, contratos: 1 }),
    },
  },
  TripProfitList: { data: { tripProfits: page("TripProfitPage", [trip], { ganancia: -500_000 }) } },
  FinancialPaymentList: { data: { financialPayments: page("FinancialPaymentPage", [payment]) } },
  FinancialPurchaseList: { data: { financialPurchases: page("FinancialPurchasePage", []) } },
  FinancialRefundList: { data: { financialRefunds: page("FinancialRefundPage", []) } },
  ContractProfitList: {
    data: {
      contractProfits: page("ContractProfitPage", [profit], {
        gananciaTotal: -500_000,
        ingresosTotales: 2_000_000,
        gastosTotales: 2_500_000,
        devolucionesTotales: 0,
      }),
    },
  },
  CompletedContractList: {
    data: {
      completedContracts: page("CompletedContractPage", [completed], {
        resumen: {
          __typename: "CompletedSummary",
          totalContratos: 1,
          totalIngresos: 3_000_000,
          gananciaTotal: 1_000_000,
          margenPromedio: 33.33,
          roi: 50,
        },
      }),
      best: page("CompletedContractPage", [completed]),
    },
  },
  ProviderSpendingList: {
    data: {
      providerSpending: page(
        "ProviderSpendingPage",
        [
          {
            __typename: "ProviderSpending",
            id: "v1",
            name: "Hotel del Mar",
            compras: 2,
            comprado: 5,
            pagado: 3,
            pendiente: 2,
          },
        ],
        { comprado: 5, pagado: 3, pendiente: 2 },
      ),
    },
  },
  CashFlowEntries: {
    data: {
      cashFlowEntries: page(
        "CashFlowEntryPage",
        [
          {
            __typename: "CashFlowEntry",
            id: "e1",
            kind: "clientes",
            day: inDays(-5),
            amount: 900_000,
            person: "María Torres",
            name: contract.contractNumber,
            contractId: "c1",
            orderId: null,
          },
        ],
        { amount: 900_000 },
      ),
    },
  },
  SavedViews: { data: { savedViews: [] } },
};

/** Route of the closed months, as a page without content. */
const closings: AppRoute = {
  path: "/panel/cierres",
  guard: "closeMonths",
  layout: "bare",
  screen: async () => () => <h1>Cierres</h1>,
};

/** Opens it for a role; answers what the server is asked. */
export function openFinancial(address = "", over: Answers = {}, role = 7, at = dashboard.path) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }), id: 7 } } },
    ...answers,
    ...over,
  });
  openAt(`${at}${address}`, [dashboard, reports, closings], "a-token");
  return seen;
}
/** Returns the variables of the last request of an operation. */
export const askedLast = (seen: ReturnType<typeof openFinancial>, operation: string) =>
  seen.filter((one) => one.operation === operation).at(-1)?.variables;
