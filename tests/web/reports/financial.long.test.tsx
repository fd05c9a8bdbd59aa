// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inDays, TODAY } from "../../support/calendar.ts";
import { addMonths } from "../../../api/src/core/colombia/days.ts";
import { spokenMonth } from "../../../api/src/core/colombia/spoken.ts";
import type { Answers } from "../../support/web.tsx";
import {
  answers,
  askedLast,
  contract,
  last,
  now,
  openFinancial,
  page,
  summaryOf,
} from "../../support/web-financial.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the summary of the financial dashboard", () => {
  it("sets this month beside the last without a click, each figure opening its rows", async () => {
    openFinancial();
    const income = await screen.findAllByRole("link", { name: /6\.000\.000/ });
    expect(income.map((link) => link.getAttribute("href"))).toContain(
      `?fechas=otras&desde=${now}-01&hasta=${TODAY}&ver=pagos&estado=confirmado`,
    );
    const than = `más que el mismo día de ${spokenMonth(last).split(" ")[0]}`;
    expect(screen.getByText(`50 % ${than}`)).toBeTruthy();
    expect(screen.getByText(`200 % ${than}`)).toBeTruthy();
    expect(screen.getAllByText(/4\.000\.000/).length).toBeGreaterThan(0);
  });

  it("says that the trips whose profit it adds up are the signed ones, those cancelled since too", async () => {
    openFinancial();
    expect(await screen.findByText("1 viaje firmado, también si se canceló")).toBeTruthy();
    cleanup();
    const trips = page("TripProfitPage", [], { ganancia: 900_000, total: 61 });
    openFinancial("", { BestTrips: { data: { tripProfits: trips } } });
    expect(await screen.findByText("61 viajes firmados, también los cancelados")).toBeTruthy();
  });

  it("draws income and expenses, the cash flow, the means and the best contracts, each with its table", async () => {
    openFinancial();
    const rowsOf = async (name: string) =>
      within(await screen.findByRole("table", { name })).getAllByRole("row");
    expect(await rowsOf("Recaudo y compras por mes")).toHaveLength(3);
    const flow = await rowsOf("Flujo de caja esperado de 12 semanas");
    expect(flow.map(({ textContent }) => textContent)[1]).toMatch(/^Vencido.*900\.000.*200\.000/);
    expect(flow).toHaveLength(3);
    expect((await rowsOf("Recaudo por medio de pago"))[1]?.textContent).toMatch(/^Nequi.*10\.000\.000/);
    expect((await rowsOf("Los diez viajes que más dejaron"))[1]?.textContent).toMatch(/-\s?\$.500\.000/);
  });

  it("opens the payments of a means, and the rows of a week, out of the tables of the charts", async () => {
    openFinancial();
    fireEvent.click(await screen.findByRole("button", { name: "Ver tabla de Recaudo por medio de pago" }));
    const means = screen.getByRole("table", { name: "Recaudo por medio de pago" });
    expect(within(means).getByRole("link").getAttribute("href")).toBe(
      "?ver=pagos&estado=confirmado&medio=nequi",
    );
    fireEvent.click(
      screen.getByRole("button", { name: "Ver tabla de Flujo de caja esperado de 12 semanas" }),
    );
    const flow = screen.getByRole("table", { name: "Flujo de caja esperado de 12 semanas" });
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
    openFinancial("", {
      FinancialSummary: { data: { financialSummary: nothing, recent: nothing, before: nothing } },
      CashFlow: { data: { cashFlow: { __typename: "CashFlow", lines: [] } } },
      IncomeByMeans: { data: { incomeByMeans: [] } },
      BestTrips: { data: { tripProfits: page("TripProfitPage", []) } },
    });
    expect(await screen.findByText("No falta nada por entrar ni por salir.")).toBeTruthy();
    expect(await screen.findByText("En estas fechas no hay pagos verificados.")).toBeTruthy();
    expect(screen.getAllByText("En estas fechas no se movió dinero.")).toHaveLength(1);
    expect(screen.getByText("En estas fechas no hay viajes firmados.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the filter of the financial dashboard", () => {
  it("asks nothing of days that end before they begin, and says so", async () => {
    const seen = openFinancial("?fechas=otras");
    fireEvent.change(await screen.findByLabelText("Fechas: desde"), { target: { value: TODAY } });
    fireEvent.change(screen.getByLabelText("Fechas: hasta"), { target: { value: inDays(-1) } });
    expect(screen.getByRole("alert").textContent).toBe("La fecha final no puede ser anterior a la inicial");
    const apply = screen.getByRole("button", { name: "Aplicar Filtros" });
    expect((apply as HTMLButtonElement).disabled).toBe(true);
    expect(askedLast(seen, "FinancialSummary")?.["filter"]).toEqual({});
    fireEvent.change(screen.getByLabelText("Fechas: hasta"), { target: { value: TODAY } });
    fireEvent.change(screen.getByLabelText("Número de Contrato"), { target: { value: " 0001 " } });
    fireEvent.click(apply);
    await waitFor(() =>
      expect(askedLast(seen, "FinancialSummary")?.["filter"]).toEqual({
        startDate: TODAY,
        endDate: TODAY,
        contractId: "0001",
      }),
    );
    const asked = askedLast(seen, "FinancialSummary");
    expect(asked?.["recent"]).toMatchObject({ startDate: `${now}-01`, endDate: TODAY });
    expect(asked?.["before"]).toMatchObject({ startDate: `${last}-01`, endDate: addMonths(TODAY, -1) });
  });

  it("shows the server's refusal in its words, and no older rows in their place", async () => {
    const message = "El rango de fechas no es válido";
    const refused = { data: null, errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] };
    openFinancial("?ver=pagos", {
      FinancialPaymentList: ({ filter }) =>
        (filter as { status?: string }).status ? refused : answers["FinancialPaymentList"]!,
    } as Answers);
    await screen.findByRole("table", { name: "Historial de Pagos" });
    fireEvent.click(screen.getByRole("button", { name: "Pendiente" }));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("is kept from tab to tab, except filters that a tab adds", async () => {
    const seen = openFinancial(`?ver=pagos&contrato=0001&estado=confirmado&medio=nequi`);
    await screen.findByRole("heading", { name: "Lista de Pagos (1 total)" });
    expect(askedLast(seen, "FinancialPaymentList")?.["filter"]).toEqual({
      contractId: "0001",
      status: "confirmado",
      medio: "nequi",
    });
    fireEvent.click(screen.getByRole("tab", { name: "Historial de Compras" }));
    expect(await screen.findByText("No hay compras registradas")).toBeTruthy();
    expect(askedLast(seen, "FinancialPurchaseList")?.["filter"]).toEqual({ contractId: "0001" });
  });
});

describe("the tabs of the financial dashboard", () => {
  it("show a payment with its means, its receipt and its note", async () => {
    openFinancial("?ver=pagos");
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
    ["contratos", "Caja por contrato", /-25,0.%/],
    ["viajes", "Ganancia del viaje", /CT-.*1\.500\.000.*500\.000.*-25,0.%/],
    ["proveedores", "Proveedores", /Hotel del Mar/],
    ["flujo", "Flujo de caja esperado", /Después de 12 semanas/],
  ])("list what they are about: %s", async (ver, name, words) => {
    openFinancial(`?ver=${ver}`);
    expect((await screen.findByRole("table", { name })).textContent).toMatch(words);
  });

  it("list the amounts behind a figure of the cash flow", async () => {
    const seen = openFinancial("?ver=flujo&de=clientes&cuando=vencido");
    expect(await screen.findByRole("heading", { name: "Deben los clientes · Vencido" })).toBeTruthy();
    expect(await screen.findByRole("table", { name: "Deben los clientes" })).toBeTruthy();
    expect(askedLast(seen, "CashFlowEntries")?.["filter"]).toEqual({ kind: "clientes", time: "vencido" });
  });

  it("are six, and a tab of two lists offers both under the same filter", async () => {
    openFinancial("?ver=viajes&contrato=0001");
    await screen.findByRole("table", { name: "Ganancia del viaje" });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      ...["Resumen General", "Historial de Pagos", "Historial de Compras", "Contratos Completados"],
      ...["Ganancia del viaje", "Flujo de caja esperado"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Caja por contrato" }));
    expect(await screen.findByRole("table", { name: "Caja por contrato" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Ganancia del viaje", selected: true })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Caja por contrato", pressed: true })).toBeTruthy();
  });

  it("lead who kept the address of the closed months to their page, if they close them", async () => {
    openFinancial("?ver=cierres", {}, 6);
    expect(await screen.findByRole("heading", { name: "Cierres" })).toBeTruthy();
    cleanup();
    openFinancial("?ver=cierres", {}, 5);
    expect(await screen.findByRole("tab", { name: "Resumen General", selected: true })).toBeTruthy();
  });
});

/** Returns whether print leaves an element out: one of its classes has a rule for print. */
const isNotPrinted = (element: Element | null): boolean =>
  [...(element?.classList ?? [])].some((name) =>
    (document.head.textContent ?? "").includes(`@media print{.${name}{display:none;}}`),
  );

describe("what is taken along of the financial dashboard", () => {
  it.each([
    ["pagos", "financialPayments", "Excel (.xlsx)", "xlsx"],
    ["contratos", "contractProfits", "CSV (.csv)", "csv"],
    ["completados", "completedContracts", "Excel (.xlsx)", "xlsx"],
    ["proveedores", "providerSpending", "CSV (.csv)", "csv"],
  ])("is the list of its tab under its filter: %s", async (ver, list, label, format) => {
    const seen = openFinancial(`?ver=${ver}&fechas=otras&desde=${last}-01&hasta=${TODAY}`);
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de la lista" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: label }));
    await waitFor(() =>
      expect(askedLast(seen, "ListExportStart")?.["input"]).toMatchObject({
        list,
        format,
        arguments: { filter: { startDate: `${last}-01`, endDate: TODAY } },
      }),
    );
  });

  it("is printed with who printed it, and without what can only be pressed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    openFinancial("?ver=pagos");
    const table = await screen.findByRole("table", { name: "Historial de Pagos" });
    fireEvent.click(screen.getByRole("button", { name: "Imprimir" }));
    expect(print).toHaveBeenCalledOnce();
    const buttons = ["Imprimir", "Opciones de la lista", "Aplicar Filtros"].map((name) =>
      screen.getByRole("button", { name }),
    );
    for (const pressed of [...buttons, screen.getByRole("tablist")]) {
      let within: Element | null = pressed;
      while (within && !isNotPrinted(within)) within = within.parentElement;
      expect(within, pressed.textContent).not.toBeNull();
    }
    for (let part: Element | null = table; part; part = part.parentElement)
      expect(isNotPrinted(part)).toBe(false);
    const head = screen.getByText(/Impreso por .+ el /);
    expect(getComputedStyle(head).display).toBe("none");
    expect(document.head.textContent).toMatch(
      new RegExp(`@media print\\{\\.(${[...head.classList].join("|")})\\{display:block;\\}\\}`),
    );
  });
});
