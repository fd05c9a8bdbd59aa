// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../web/src/app/routes/route.ts";
import { inDays, lastOf, monthIn, STARTED, TODAY, YEAR } from "../support/calendar.ts";
import { type Answers, aSessionUser, openAt, serverAnswers } from "../support/web.tsx";

afterEach(cleanup);

const dashboard: AppRoute = {
  path: "/financial-dashboard",
  guard: "readFinancialReports",
  layout: "bare",
  screen: async () =>
    (await import("../../web/src/pages/reports/FinancialDashboardScreen.tsx")).FinancialDashboardScreen,
};

const [now, last] = [monthIn(0), monthIn(-1)];
const month = (mes: string, ingresos: number, gastos: number) => ({
  __typename: "MonthOfMoney",
  ...{ mes: `${mes}-01T05:00:00+00:00`, ingresos, gastos, devoluciones: 0 },
  ...{ cantidadPagos: 2, cantidadCompras: 1 },
});
const months = [month(last, 4_000_000, 1_000_000), month(now, 6_000_000, 3_000_000)];
const line = (time: string, monday: string | null, clientes: number) => ({
  __typename: "CashFlowLine",
  ...{ time, monday, clientes, proveedores: 200_000, comisiones: 0, devoluciones: 0 },
  neto: clientes - 200_000,
});
const contract = { __typename: "FinancialContract", id: "c1", contractNumber: `CT-${YEAR}-000001` };
const client = { __typename: "FinancialClient", name: "María Torres" };
const payment = {
  __typename: "FinancialPayment",
  ...{ id: "p1", amount: 2_000_000, status: "confirmado", means: "nequi", description: "Pago del contrato" },
  ...{ notes: "Con recibo", receiptUrl: "https://files.test/p1", receiptNumber: "RC-1", paymentDate: TODAY },
  contract: { ...contract, user: client },
};
const profit = {
  __typename: "ContractProfit",
  contrato: {
    ...{ __typename: "ProfitContract", id: "c1", numero: contract.contractNumber },
    ...{ cliente: "María Torres", destino: "Cartagena" },
  },
  financiero: {
    ...{ __typename: "ProfitFigures", totalPagos: 2_000_000, totalCompras: 2_500_000, devoluciones: 0 },
    ...{ diferenciaPrecios: 0, gananciaNeta: -500_000, margenGanancia: -25 },
  },
  cantidadTransacciones: { __typename: "TransactionCount", pagos: 1, compras: 1 },
};
const page = (type: string, items: readonly object[], more: object = {}) => ({
  ...{ __typename: type, items, total: items.length, page: 1, totalPages: items.length ? 1 : 0 },
  ...more,
});

const summaryOf = (list: readonly object[]) => ({
  __typename: "FinancialSummary",
  metricas: {
    ...{ __typename: "FinancialMetrics", totalIngresos: 10_000_000, totalGastos: 4_000_000 },
    ...{ devoluciones: 0, gananciaNeta: 6_000_000, margenGanancia: 60 },
  },
  datosMensuales: list,
  contadores: { __typename: "FinancialCounters", totalPagos: 4, totalCompras: 2, totalDevoluciones: 0 },
  periodo: { __typename: "FinancialPeriod", inicio: `${last}-01`, fin: TODAY },
});
const lines = [line("vencido", null, 900_000), line("semana", inDays(3), 0), line("despues", null, 0)];
const completed = {
  ...{ __typename: "CompletedContract", id: "c1", contractNumber: contract.contractNumber },
  ...{ cliente: "María Torres", destino: "Cartagena", fechaCompletado: STARTED, totalPagado: 3_000_000 },
  ...{ totalGastos: 2_000_000, gananciaNeta: 1_000_000, margenGanancia: 33.33, estadoPago: "parcial" },
};

const answers: Answers = {
  FinancialSummary: {
    data: { financialSummary: summaryOf(months), recent: { ...summaryOf(months) } },
  },
  CashFlow: { data: { cashFlow: { __typename: "CashFlow", lines } } },
  IncomeByMeans: {
    data: {
      incomeByMeans: [{ __typename: "MeansIncome", medio: "nequi", pagos: 4, ingresos: 10_000_000 }],
    },
  },
  BestContracts: { data: { contractProfits: page("ContractProfitPage", [profit]) } },
  FinancialPaymentList: { data: { financialPayments: page("FinancialPaymentPage", [payment]) } },
  FinancialPurchaseList: { data: { financialPurchases: page("FinancialPurchasePage", []) } },
  FinancialRefundList: { data: { financialRefunds: page("FinancialRefundPage", []) } },
  ContractProfitList: {
    data: {
      contractProfits: page("ContractProfitPage", [profit], {
        ...{ gananciaTotal: -500_000, ingresosTotales: 2_000_000, gastosTotales: 2_500_000 },
        devolucionesTotales: 0,
      }),
    },
  },
  CompletedContractList: {
    data: {
      completedContracts: page("CompletedContractPage", [completed], {
        resumen: {
          ...{ __typename: "CompletedSummary", totalContratos: 1, totalIngresos: 3_000_000 },
          ...{ gananciaTotal: 1_000_000, margenPromedio: 33.33, roi: 50 },
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
            ...{ __typename: "CashFlowEntry", id: "e1", kind: "clientes", day: inDays(-5), amount: 900_000 },
            ...{ person: "María Torres", name: contract.contractNumber, contractId: "c1", orderId: null },
          },
        ],
        { amount: 900_000 },
      ),
    },
  },
  SavedViews: { data: { savedViews: [] } },
};

function open(address = "", over: Answers = {}, role = 7) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }), id: 7 } } },
    ...answers,
    ...over,
  });
  openAt(`/financial-dashboard${address}`, [dashboard], "a-token");
  return seen;
}
const asked = (seen: ReturnType<typeof open>, operation: string) =>
  seen.filter((one) => one.operation === operation).at(-1)?.variables;

describe("the summary of the financial dashboard", () => {
  it("sets this month beside the last without a click, each figure opening its rows", async () => {
    open();
    const income = await screen.findByRole("link", { name: /6\.000\.000/ });
    expect(income.getAttribute("href")).toBe(
      `?fechas=otras&desde=${now}-01&hasta=${lastOf(now)}&ver=pagos&estado=confirmado`,
    );
    expect(screen.getByText("50 % más que antes")).toBeTruthy();
    expect(screen.getByText("200 % más que antes")).toBeTruthy();
    expect(screen.getAllByText(/4\.000\.000/).length).toBeGreaterThan(0);
  });

  it("draws income and expenses, the cash flow, the means and the best contracts, each with its table", async () => {
    open();
    const rowsOf = async (name: string) =>
      within(await screen.findByRole("table", { name })).getAllByRole("row");
    expect(await rowsOf("Ingresos y gastos por mes")).toHaveLength(3);
    const flow = await rowsOf("Flujo de caja de 12 semanas");
    expect(flow.map(({ textContent }) => textContent)[1]).toMatch(/^Vencido.*900\.000.*200\.000/);
    expect(flow).toHaveLength(3);
    expect((await rowsOf("Ingresos por medio de pago"))[1]?.textContent).toMatch(/^Nequi.*10\.000\.000/);
    expect((await rowsOf("Los diez contratos que más dejaron"))[1]?.textContent).toMatch(/-\s?\$.500\.000/);
  });

  it("opens the payments of a means, and the rows of a week, out of the tables of the charts", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Ver tabla de Ingresos por medio de pago" }));
    const means = screen.getByRole("table", { name: "Ingresos por medio de pago" });
    expect(within(means).getByRole("link").getAttribute("href")).toBe(
      "?ver=pagos&estado=confirmado&medio=nequi",
    );
    fireEvent.click(screen.getByRole("button", { name: "Ver tabla de Flujo de caja de 12 semanas" }));
    const flow = screen.getByRole("table", { name: "Flujo de caja de 12 semanas" });
    const addresses = within(flow)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([
      "?ver=flujo&de=clientes&cuando=vencido",
      "?ver=flujo&de=proveedores&cuando=vencido",
      `?ver=flujo&de=proveedores&cuando=${inDays(3)}`,
    ]);
  });

  it("says of an agency without money that there is none", async () => {
    const nothing = { ...summaryOf([]), metricas: { ...summaryOf([]).metricas, totalIngresos: 0 } };
    open("", {
      FinancialSummary: { data: { financialSummary: nothing, recent: nothing } },
      CashFlow: { data: { cashFlow: { __typename: "CashFlow", lines: [] } } },
      IncomeByMeans: { data: { incomeByMeans: [] } },
      BestContracts: { data: { contractProfits: page("ContractProfitPage", []) } },
    });
    expect(await screen.findByText("No falta nada por entrar ni por salir.")).toBeTruthy();
    expect(await screen.findByText("En estas fechas no hay pagos verificados.")).toBeTruthy();
    expect(screen.getAllByText("En estas fechas no se movió dinero.")).toHaveLength(2);
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the filter of the financial dashboard", () => {
  it("asks nothing of days that end before they begin, and says so", async () => {
    const seen = open("?fechas=otras");
    fireEvent.change(await screen.findByLabelText("Fechas: desde"), { target: { value: TODAY } });
    fireEvent.change(screen.getByLabelText("Fechas: hasta"), { target: { value: inDays(-1) } });
    expect(screen.getByRole("alert").textContent).toBe("La fecha final no puede ser anterior a la inicial");
    const apply = screen.getByRole("button", { name: "Aplicar Filtros" });
    expect((apply as HTMLButtonElement).disabled).toBe(true);
    expect(asked(seen, "FinancialSummary")?.["filter"]).toEqual({});
    fireEvent.change(screen.getByLabelText("Fechas: hasta"), { target: { value: TODAY } });
    fireEvent.change(screen.getByLabelText("Número de Contrato"), { target: { value: " 0001 " } });
    fireEvent.click(apply);
    await waitFor(() =>
      expect(asked(seen, "FinancialSummary")?.["filter"]).toEqual({
        ...{ startDate: TODAY, endDate: TODAY, contractId: "0001" },
      }),
    );
    expect(asked(seen, "FinancialSummary")?.["recent"]).toMatchObject({ startDate: `${last}-01` });
  });

  it("shows what the server refuses in its words, and no older rows in their place", async () => {
    const message = "El rango de fechas no es válido";
    const refused = { data: null, errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] };
    open("?ver=pagos", {
      FinancialPaymentList: ({ filter }) =>
        (filter as { status?: string }).status ? refused : answers["FinancialPaymentList"]!,
    } as Answers);
    await screen.findByRole("table", { name: "Historial de Pagos" });
    fireEvent.click(screen.getByRole("button", { name: "Pendiente" }));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("is kept from tab to tab, and what a tab adds is not", async () => {
    const seen = open(`?ver=pagos&contrato=0001&estado=confirmado&medio=nequi`);
    await screen.findByRole("heading", { name: "Lista de Pagos (1 total)" });
    expect(asked(seen, "FinancialPaymentList")?.["filter"]).toEqual({
      ...{ contractId: "0001", status: "confirmado", medio: "nequi" },
    });
    fireEvent.click(screen.getByRole("tab", { name: "Historial de Compras" }));
    expect(await screen.findByText("No hay compras registradas")).toBeTruthy();
    expect(asked(seen, "FinancialPurchaseList")?.["filter"]).toEqual({ contractId: "0001" });
  });
});

describe("the tabs of the financial dashboard", () => {
  it("show a payment with its means, its receipt and what was noted", async () => {
    open("?ver=pagos");
    const table = await screen.findByRole("table", { name: "Historial de Pagos" });
    expect(within(table).getByText("Nequi")).toBeTruthy();
    expect(within(table).getByRole("link", { name: contract.contractNumber })).toBeTruthy();
    expect(within(table).getByRole("link", { name: "Ver Comprobante" }).getAttribute("href")).toContain("p1");
    fireEvent.click(within(table).getByRole("button", { name: "Detalles" }));
    expect(within(table).getByText("Pago del contrato · Con recibo")).toBeTruthy();
    expect(within(table).getByRole("button", { name: "Ocultar" })).toBeTruthy();
  });

  it.each([
    ["completados", "Contratos Completados", /33,3.%/],
    ["contratos", "Ganancia por contrato", /-25,0.%/],
    ["proveedores", "Proveedores", /Hotel del Mar/],
    ["flujo", "Flujo de caja", /Después de 12 semanas/],
  ])("list what they are about: %s", async (ver, name, words) => {
    open(`?ver=${ver}`);
    expect((await screen.findByRole("table", { name })).textContent).toMatch(words);
  });

  it("list the amounts behind a figure of the cash flow", async () => {
    const seen = open("?ver=flujo&de=clientes&cuando=vencido");
    expect(await screen.findByRole("heading", { name: "Deben los clientes · Vencido" })).toBeTruthy();
    expect(await screen.findByRole("table", { name: "Deben los clientes" })).toBeTruthy();
    expect(asked(seen, "CashFlowEntries")?.["filter"]).toEqual({ kind: "clientes", time: "vencido" });
  });

  it("offer the closed months to who closes them alone", async () => {
    open("", {}, 5);
    await screen.findByRole("tab", { name: "Flujo de caja" });
    expect(screen.queryByRole("tab", { name: "Meses cerrados" })).toBeNull();
    cleanup();
    open("", {}, 6);
    expect(await screen.findByRole("tab", { name: "Meses cerrados" })).toBeTruthy();
  });
});
