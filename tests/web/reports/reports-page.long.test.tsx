// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { stretchesOf } from "../../../api/src/modules/reports/dashboard/chart.rules.ts";
import { afterEach, describe, expect, it } from "vitest";
import { TODAY, YEAR } from "../../support/calendar.ts";
import { openFinancial } from "../../support/web-financial.tsx";

afterEach(cleanup);

const chart = (type: string) => ({
  __typename: type,
  labels: stretchesOf("month", Number(YEAR), TODAY).labels,
  data: Array.from({ length: 12 }, () => 1),
});
const sales = {
  RevenueOverTime: { data: { revenueChart: chart("RevenueChart") } },
  QuotesOverTime: { data: { quotesChart: chart("QuotesChart") } },
};
const open = (search = "", role = 7) => openFinancial(search, sales, role, "/panel/informes");

describe("the page of figures", () => {
  it("has the days' sums, the months and the sales of the year, and leads to the list behind each", async () => {
    open("?contrato=0001");
    expect(await screen.findByRole("table", { name: "Recaudo y gastos por mes" })).toBeTruthy();
    const lists = within(await screen.findByRole("region", { name: "Detalle" })).getAllByRole("link");
    const addresses = lists.map((link) => link.getAttribute("href"));
    expect(addresses).toContain("/financial-dashboard?contrato=0001&ver=compras");
    expect(addresses).toContain("/financial-dashboard?contrato=0001&ver=cierres");
  });

  it("opens a figure's rows in the dashboard, at their list", async () => {
    open("?ver=pagos&estado=confirmado");
    expect(await screen.findByRole("tab", { name: "Historial de Pagos", selected: true })).toBeTruthy();
  });

  it("leads administration to no closed months", async () => {
    open("", 5);
    const lists = within(await screen.findByRole("region", { name: "Detalle" })).getAllByRole("link");
    expect(lists.map((link) => link.getAttribute("href")).join()).not.toContain("ver=cierres");
  });
});
