// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { stretchesOf } from "../../../api/src/modules/reports/dashboard/chart.rules.ts";
import { sameDaysBeforeRange } from "../../../api/src/modules/reports/sales-by/sales-by.rules.ts";
import { afterEach, describe, expect, it } from "vitest";
import { firstOf, monthIn, TODAY, YEAR } from "../../support/calendar.ts";
import { askedLast, openFinancial } from "../../support/web-financial.tsx";

afterEach(cleanup);

const chart = (type: string) => ({
  __typename: type,
  labels: stretchesOf("month", Number(YEAR), TODAY).labels,
  data: Array.from({ length: 12 }, () => 1),
});
const sales = {
  RevenueOverTime: {
    data: { revenueChart: chart("RevenueChart"), pastSalesChart: chart("PastSalesChart") },
  },
  PastSalesByYear: {
    data: {
      pastSalesByYear: [
        {
          __typename: "PastSalesYear",
          year: Number(YEAR) - 1,
          ventas: 2,
          precio: 5_000_000,
          costo: 1_500_000,
          conCosto: 1,
          pagado: null,
          conPagado: 0,
        },
      ],
    },
  },
  QuotesOverTime: { data: { quotesChart: chart("QuotesChart") } },
};
const open = (search = "", role = 7) => openFinancial(search, sales, role, "/panel/informes");

describe("the page of figures", () => {
  it("has the days' sums beside the days before, and leads to the list behind each", async () => {
    open("?contrato=0001");
    expect(await screen.findByRole("table", { name: "Ventas por vendedor" })).toBeTruthy();
    const paid = await screen.findByRole("link", { name: /^\$.3\.000\.000$/ });
    expect(paid.getAttribute("href")).toMatch(
      `/panel/compras?ver=paid&fechas=otras&desde=${firstOf(monthIn(0))}`,
    );
    expect(screen.getByText("200 % más que los mismos días de antes")).toBeTruthy();
    expect(screen.getAllByText("100 % más que los mismos días de antes").length).toBeGreaterThan(0);
    const lists = within(await screen.findByRole("region", { name: "Detalle" })).getAllByRole("link");
    const addresses = lists.map((link) => link.getAttribute("href"));
    expect(addresses).toContain("/financial-dashboard?contrato=0001&ver=compras");
    expect(addresses).toContain("/financial-dashboard?contrato=0001&ver=flujo");
  });

  it("opens the report of the chosen group, in the chosen days", async () => {
    const seen = open(`?por=destino&fechas=otras&desde=${TODAY}&hasta=${TODAY}`);
    await screen.findByRole("table", { name: "Ventas por destino" });
    expect(screen.getByRole("link", { name: "Ver todo" }).getAttribute("href")).toBe(
      `/financial-dashboard?fechas=otras&desde=${TODAY}&hasta=${TODAY}&ver=ventas&por=destino`,
    );
    const before = sameDaysBeforeRange({ from: TODAY, to: TODAY }, TODAY);
    expect(askedLast(seen, "MoneyOfDays")).toEqual({
      now: { startDate: TODAY, endDate: TODAY },
      before: { startDate: before?.from, endDate: before?.to },
      compared: true,
    });
  });

  it("shows the imported history apart, and says of how many sales a cost is known", async () => {
    open();
    const history = within(await screen.findByRole("region", { name: "Historia importada" }));
    expect(
      history.getByText(/^2 ventas por \$\s5\.000\.000 · costo \$\s1\.500\.000 \(de 1 venta\)$/),
    ).toBeTruthy();
    const chart = await screen.findByRole("table", { name: `Recaudado ${YEAR}` });
    expect(within(chart).getByText("Historia importada (precio)")).toBeTruthy();
  });

  it("opens a figure's rows in the dashboard, at their list", async () => {
    open("?ver=pagos&estado=confirmado");
    expect(await screen.findByRole("tab", { name: "Historial de Pagos", selected: true })).toBeTruthy();
  });

  it("leads to no closed months, which have a page of their own", async () => {
    open("");
    const lists = within(await screen.findByRole("region", { name: "Detalle" })).getAllByRole("link");
    expect(lists.map((link) => link.getAttribute("href")).join()).not.toContain("ver=cierres");
  });
});
