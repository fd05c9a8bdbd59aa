// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { salesDimensionLabels } from "../../../api/src/modules/reports/sales-by/sales-by.rules.ts";
import { contractFilterOf } from "../../../web/src/features/contracts/contract/contract.filters.ts";
import { quoteFilterOf } from "../../../web/src/features/quotes/quote/quote.filters.ts";
import { quotedRows, soldRows } from "../../../web/src/features/reports/sales-by/sales-by.links.ts";
import { firstOf, inDays, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { isOpenTo } from "../../support/doors.ts";
import { askedLast, openFinancial } from "../../support/web-financial.tsx";
import { salesAnswer } from "../../support/web-sales.ts";

afterEach(cleanup);

const days = { from: inDays(-3), to: TODAY };
const valuesOf = (address: string | null) =>
  Object.fromEntries(new URLSearchParams(address?.split("?")[1] ?? ""));

describe("the rows of a group of sales", () => {
  it.each([
    ["vendedor", "7", { soldById: 7 }, { vendedorId: 7 }],
    ["destino", "San Andrés", { exactDestination: "San Andrés" }, { exactDestination: "San Andrés" }],
    ["canal", "referido", { channel: "referido" }, { channel: "referido" }],
    [
      "salida",
      monthIn(2),
      { departsFrom: firstOf(monthIn(2)), departsTo: lastOf(monthIn(2)) },
      { departsFrom: firstOf(monthIn(2)), departsTo: lastOf(monthIn(2)) },
    ],
  ] as const)("are its contracts and its quotes, by %s", (por, clave, contracts, quotes) => {
    expect(contractFilterOf(valuesOf(soldRows({ por, clave, ...days })))).toMatchObject({
      ...contracts,
      signedFrom: days.from,
      signedTo: days.to,
    });
    expect(quoteFilterOf(valuesOf(quotedRows(7, { por, clave, ...days })))).toMatchObject({
      ...quotes,
      createdFrom: days.from,
      createdTo: days.to,
    });
  });

  it("are none if only payments are counted, but the quotes that wait for a seller", () => {
    for (const group of [
      { por: "canal", clave: "reserva" },
      { por: "vendedor", clave: "" },
    ] as const)
      expect(soldRows({ ...group, ...days })).toBeNull();
    expect(quotedRows(7, { por: "canal", clave: "reserva", ...days })).toBeNull();
    expect(quoteFilterOf(valuesOf(quotedRows(7, { por: "vendedor", clave: "", ...days })))).toMatchObject({
      withoutSeller: true,
    });
    expect(quotedRows(2, { por: "vendedor", clave: "", ...days })).toBeNull();
  });

  it("open to each role that reads the report", () => {
    for (const por of Object.keys(salesDimensionLabels) as (keyof typeof salesDimensionLabels)[])
      for (const role of [2, 3, 4, 5, 6, 7]) {
        const group = { por, clave: por === "salida" ? monthIn(0) : "7", ...days };
        for (const address of [soldRows(group), quotedRows(role, group)])
          if (address) expect([role, address, isOpenTo(role, address)]).toEqual([role, address, true]);
      }
  });
});

describe("the report of sales", () => {
  it("has its sums, its chart and its rows, each beside the same days before", async () => {
    openFinancial("?ver=ventas");
    await screen.findAllByRole("link", { name: /^Adriana/ });
    const [drawn, listed] = screen.getAllByRole("table", { name: "Ventas por vendedor" });
    expect(
      within(drawn!)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Vendedor", "Vendido", "Antes"]);
    const [row] = within(listed!).getAllByRole("row").slice(1);
    expect(row?.textContent).toMatch(/Adriana Quintero Páez 1.*\$.20\.000\.000▲ 100 %100 % más que/);
    expect(screen.getByText(/^▲▼ frente a /)).toBeTruthy();
    expect(screen.getByText(/^\$.40\.000\.000$/)).toBeTruthy();
  });

  it("asks for the chosen report: another dimension, other days", async () => {
    const seen = openFinancial(`?ver=ventas&fechas=otras&desde=${days.from}`, {
      SalesByGroup: ({ por }) => (por === "salida" ? salesAnswer(2, monthIn) : salesAnswer(2)),
    });
    fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Ventas por" }));
    fireEvent.click(await screen.findByRole("option", { name: "Mes de salida" }));
    await waitFor(() =>
      expect(askedLast(seen, "SalesByGroup")).toMatchObject({
        por: "salida",
        filter: { startDate: days.from },
      }),
    );
    expect(await screen.findAllByRole("table", { name: "Ventas por mes de salida" })).toHaveLength(2);
  });

  it("is taken along as a file, as it is chosen", async () => {
    const seen = openFinancial(`?ver=ventas&por=canal&fechas=otras&desde=${days.from}&hasta=${days.to}`);
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de la lista" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Excel (.xlsx)" }));
    await waitFor(() =>
      expect(askedLast(seen, "ListExportStart")?.["input"]).toMatchObject({
        list: "salesBy",
        arguments: { por: "canal", filter: { startDate: days.from, endDate: days.to } },
      }),
    );
  });

  it("shows that days without sales have none", async () => {
    openFinancial("?ver=ventas", { SalesByGroup: salesAnswer(0) });
    expect(
      await screen.findAllByText("En estas fechas no se cotizó, vendió ni recaudó nada."),
    ).not.toHaveLength(0);
  });
});
