// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { stretchesOf } from "../../../api/src/modules/reports/dashboard/chart.rules.ts";
import { GoalsScreen } from "../../../web/src/pages/reports/GoalsScreen.tsx";
import { Dashboard } from "../../../web/src/features/reports/dashboard/Dashboard.tsx";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { firstOf, lastOf, monthIn, STARTED, TODAY, YEAR } from "../../support/calendar.ts";
import { salesAnswer } from "../../support/web-sales.ts";
import { type Answers, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const pages = (role: number): AppRoute[] => [
  {
    path: "/panel",
    guard: "seeDashboard",
    layout: "bare",
    screen: async () => () => <Dashboard role={role} />,
  },
  { path: "/panel/metas", guard: "viewOrganization", layout: "bare", screen: async () => GoalsScreen },
];

const compared = (type: string, current: number, previous: number) => ({
  __typename: type,
  current,
  previous,
  percentage: 0,
});
const goal = {
  __typename: "SalesGoalProgress",
  userId: 7,
  name: "Andrés",
  lastname: "Rojas",
  role: 2,
  mes: monthIn(0),
  monto: 2_000_000,
  version: 3,
  vendido: 500_000,
  cumplimiento: 25,
  puedeFijarse: true,
};
const chart = (type: string) => ({
  __typename: type,
  labels: stretchesOf("month", Number(YEAR), TODAY).labels,
  data: Array.from({ length: 12 }, () => 1),
});

function open(role: number, over: Answers = {}, at = "/panel") {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }), id: 9 } } },
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
      data: { revenueChart: chart("RevenueChart"), pastSalesChart: chart("PastSalesChart") },
    },
    QuotesOverTime: { data: { quotesChart: chart("QuotesChart") } },
    SalesGoals: { data: { salesGoals: [goal] } },
    SalesByGroup: salesAnswer(2),
    DashboardPackages: { data: { packageStats: [] } },
    DashboardActivities: {
      data: {
        dashboardActivities: [
          {
            __typename: "Activity",
            id: "a1",
            type: "contract_signed",
            title: "Contrato firmado",
            description: "CT-1",
            link: "/contratos/c1",
            createdAt: STARTED,
            user: { __typename: "ActivityUser", id: 7, name: "Andrés", lastname: "Rojas" },
          },
        ],
      },
    },
    ...over,
  });
  openAt(at, pages(role), "a-token");
  return seen;
}

describe("the dashboard", () => {
  it("shows an owner every part, each figure opening its rows", async () => {
    open(7);
    const href = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await href(/^\$.9\.000\.000$/)).toMatch(/^\/panel\/pagos\?ver=todos&status=verified/);
    expect(screen.getByText("50 % más que el mes pasado")).toBeTruthy();
    expect(await href(/^22$/)).toContain("estado=activos");
    expect(await href(/^82$/)).not.toContain("?");
    const sellers = within(await screen.findByRole("table", { name: "Vendedores" }));
    const opens = sellers.getAllByRole("link").map((link) => link.getAttribute("href"));
    const [first, last] = [firstOf(monthIn(0)), lastOf(monthIn(0))];
    expect(opens).toContain(`/contratos?firmadoDesde=${first}&firmadoHasta=${last}&vendio=10`);
    expect(opens).toContain(`/quotesList?creadaDesde=${first}&creadaHasta=${last}&vendedor=10`);
    expect(await href(/^Ver todo$/)).toBe(
      `/financial-dashboard?ver=ventas&fechas=otras&desde=${first}&hasta=${last}`,
    );
    expect(await href(/Contrato firmado/)).toBe("/contratos/c1");
  });

  it("opens no list that its reader does not have", async () => {
    open(6);
    await screen.findByText("82");
    for (const name of ["82", "21", "11"]) expect(screen.queryByRole("link", { name })).toBeNull();
    const sellers = within(await screen.findByRole("table", { name: "Vendedores" }));
    for (const link of sellers.getAllByRole("link"))
      expect(link.getAttribute("href")).toMatch(/^\/contratos/);
  });

  it("leads a seller to no report of the whole agency", async () => {
    open(2);
    await screen.findByRole("table", { name: "Vendedores" });
    expect(screen.queryByRole("link", { name: "Ver todo" })).toBeNull();
  });
});

describe("the dialog of a goal", () => {
  const dialogOf = async (over: Answers) => {
    const seen = open(4, over, "/panel/metas");
    fireEvent.click(await screen.findByRole("button", { name: "Cambiar la meta de Andrés Rojas" }));
    const dialog = await screen.findByRole("dialog");
    const field = within(dialog).getByLabelText<HTMLInputElement>(/Meta del mes/);
    fireEvent.change(field, { target: { value: "3000000" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Fijar meta" }));
    return { seen, dialog, field };
  };

  it("says whom it is of, and saves with the version that was seen", async () => {
    const { seen } = await dialogOf({
      SalesGoalSet: { data: { setSalesGoal: { ...goal, monto: 3_000_000, version: 4 } } },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(seen.find(({ operation }) => operation === "SalesGoalSet")?.variables).toEqual({
      userId: 7,
      input: { mes: monthIn(0), monto: 3_000_000, version: 3 },
    });
  });

  it("keeps the typed values when it is refused, and says why", async () => {
    const message = "El mes ya terminó: su meta no cambia.";
    const { dialog, field } = await dialogOf({
      SalesGoalSet: { data: null, errors: [{ message, extensions: { code: "CONFLICT" } }] },
    });
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(field.value).toMatch(/3\.?000\.?000/);
  });
});
