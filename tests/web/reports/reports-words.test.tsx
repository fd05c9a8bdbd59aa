// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { stretchesOf } from "../../../api/src/modules/reports/dashboard/chart.rules.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { PanelScreen } from "../../../web/src/pages/organization/PanelScreen.tsx";
import { ReportsScreen } from "../../../web/src/pages/reports/ReportsScreen.tsx";
import { visibleWords } from "../../support/visible-words.ts";
import { inDays, STARTED, TODAY, YEAR } from "../../support/calendar.ts";
import { salesAnswer } from "../../support/web-sales.ts";
import { answers } from "../../support/web-financial.tsx";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

/** Visible words of each page before it was made shorter, counted on the same answers. */
const BEFORE = { "/panel": 400, "/panel/informes": 193 } as const;

const pages: AppRoute[] = [
  { path: "/panel", guard: "seeDashboard", layout: "bare", screen: async () => PanelScreen },
  { path: "/panel/informes", guard: "seeDashboard", layout: "bare", screen: async () => ReportsScreen },
];
/** The places that the cards of the panel lead to. */
const places = [
  ...["/panel/user", "/panel/pack", "/panel/reservas", "/panelGestion", "/quotesList", "/contractsList"],
  ...["/createStaff", "/commissionsList", "/commission-config", "/panel/documents-review", "/contratos"],
  ...["/panel/auditoria", "/panel/operacion"],
].map((path): AppRoute => ({ path, guard: "seeDashboard", layout: "bare", screen: async () => PanelScreen }));

const many = <Made,>(count: number, make: (place: number) => Made): Made[] =>
  Array.from({ length: count }, (_, place) => make(place));
const compared = (type: string, current: number, previous: number) => ({
  __typename: type,
  current,
  previous,
  percentage: 0,
});
const year = (type: string) => ({
  __typename: type,
  labels: stretchesOf("month", Number(YEAR), TODAY).labels,
  data: many(12, () => 1),
});

function open(path: keyof typeof BEFORE) {
  serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }), id: 9 } } },
    ...answers,
    SalesByGroup: salesAnswer(5),
    DashboardFigures: {
      data: {
        dashboardStats: {
          __typename: "DashboardStats",
          totalUsers: 11,
          totalQuotes: 82,
          totalContracts: 41,
          totalRevenue: 236_840_462,
          activePackages: 22,
          pendingPayments: 6,
        },
        monthlyComparisons: {
          __typename: "MonthlyComparisons",
          revenue: compared("RevenueComparison", 9_000_000, 6_000_000),
          quotes: compared("CountComparison", 21, 6),
          users: compared("CountComparison", 2, 1),
        },
      },
    },
    RevenueOverTime: {
      data: { revenueChart: year("RevenueChart"), pastSalesChart: year("PastSalesChart") },
    },
    QuotesOverTime: { data: { quotesChart: year("QuotesChart") } },
    PastSalesByYear: { data: { pastSalesByYear: [] } },
    DashboardPackages: {
      data: {
        packageStats: many(22, (place) => ({
          __typename: "PackageStats",
          id: place + 1,
          title: "Providencia y Santa Catalina",
          reservations: 1,
          revenue: 3_440_000,
          departures: [{ __typename: "DepartureStats", salida: inDays(20), people: 2, disponibles: 14 }],
        })),
      },
    },
    DashboardActivities: ({ limit }: Record<string, unknown>) => ({
      data: {
        dashboardActivities: many(Number(limit), (place) => ({
          __typename: "Activity",
          id: `a${place}`,
          type: "quote_expired",
          title: "Cotización vencida",
          description: `COT-${YEAR}-000042 · Luz Marina Peñalosa · Cartagena`,
          link: "/cotizaciones/c1",
          createdAt: STARTED,
          user: { __typename: "ActivityUser", id: 7, name: "Andrés", lastname: "Rojas" },
        })),
      },
    }),
  });
  openAt(path, [...pages, ...places], "a-token");
}

describe("the words of the pages of figures", () => {
  it("of Panel are half as many as before", async () => {
    open("/panel");
    await screen.findAllByText("Cotización vencida");
    await screen.findAllByText("Providencia y Santa Catalina");
    await screen.findByRole("link", { name: "Adriana Quintero Páez 5" });
    await screen.findByText("82");
    expect(visibleWords()).toBeLessThanOrEqual(BEFORE["/panel"] / 2);
  });

  it("of Informes are half as many as before", async () => {
    open("/panel/informes");
    within(await screen.findByRole("region", { name: "Detalle" })).getAllByRole("link");
    await screen.findByRole("table", { name: "Ventas por vendedor" });
    await screen.findByRole("link", { name: /^\$.3\.000\.000$/ });
    await screen.findByRole("table", { name: `Recaudado ${YEAR}` });
    await screen.findByRole("table", { name: `Cotizaciones ${YEAR}` });
    expect(visibleWords()).toBeLessThanOrEqual(BEFORE["/panel/informes"] / 2);
  });
});
