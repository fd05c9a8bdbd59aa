// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { stretchesOf } from "../../../api/src/modules/reports/dashboard/chart.rules.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { contractFilterOf } from "../../../web/src/features/contracts/contract/contract.filters.ts";
import { quoteFilterOf } from "../../../web/src/features/quotes/quote/quote.filters.ts";
import {
  pendingRows,
  quoteRows,
  revenueRows,
  stretchDays,
} from "../../../web/src/features/reports/dashboard/dashboard.links.ts";
import { inDays, lastOf, monthIn, STARTED, TODAY, YEAR } from "../../support/calendar.ts";
import { type Answer, type Answers, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const day: AppRoute = {
  path: "/mi-dia",
  guard: "seeDashboard",
  layout: "bare",
  screen: async () => (await import("../../../web/src/pages/reports/MyDayScreen.tsx")).MyDayScreen,
};

const goal = {
  __typename: "SalesGoalProgress",
  userId: 7,
  name: "Andrés",
  lastname: "Rojas",
  role: 2,
  mes: monthIn(0),
  monto: 2_000_000,
  version: 1,
  vendido: 500_000,
  cumplimiento: 25,
  puedeFijarse: false,
};
const row = {
  __typename: "DayRow",
  kind: "quotes_to_price",
  part: "waiting",
  recordId: "q1",
  number: `COT-${YEAR}-000001`,
  person: "María Torres",
  detail: "Cartagena",
  amount: null,
  since: STARTED,
  opened: 0,
  unsentMail: null,
  asksChange: false,
};
const compared = (current: number, previous: number) => ({
  __typename: "CountComparison",
  current,
  previous,
  percentage: 100,
});

function openDay(role: number, other: Answers = {}) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }), id: 7 } } },
    DayInbox: { data: { dayInbox: { __typename: "DayInbox", total: 1, rows: [row] } } },
    NotificationList: {
      data: {
        notifications: { __typename: "NotificationPage", items: [], total: 0, page: 1, totalPages: 0 },
      },
    },
    PostponedCount: { data: { postponedRecords: 2 } },
    RecordPostpone: { data: { postponeRecord: true } },
    DayFigures: {
      data: {
        dashboardStats: { __typename: "DashboardStats", pendingPayments: 3, totalContracts: 12 },
        monthlyComparisons: {
          __typename: "MonthlyComparisons",
          revenue: { ...compared(8_000_000, 4_000_000), __typename: "RevenueComparison" },
          quotes: compared(6, 3),
        },
      },
    },
    SalesGoals: { data: { salesGoals: [goal] } },
    RevenueOverTime: {
      data: {
        revenueChart: {
          __typename: "RevenueChart",
          labels: stretchesOf("month", Number(YEAR), TODAY).labels,
          data: Array.from({ length: 12 }, (_, month) => month * 1_000_000),
        },
        pastSalesChart: { __typename: "PastSalesChart", data: Array.from({ length: 12 }, () => 0) },
      },
    },
    ...other,
  });
  openAt("/mi-dia", [day], "a-token");
  return seen;
}

describe("my day", () => {
  it("shows an advisor four figures, this month beside the last, each opening its rows", async () => {
    openDay(2);
    const revenue = await screen.findByRole("link", { name: /8\.000\.000/ });
    expect(revenue.getAttribute("href")).toMatch(/^\/contratos\?pagadoDesde=\d{4}-\d\d-01&pagadoHasta=/);
    expect(screen.getByText(/4\.000\.000/)).toBeTruthy();
    expect(screen.getAllByText(/100 % más que el mes pasado/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "3" }).getAttribute("href")).toBe("/contratos?porVerificar=1");
    const own = await screen.findByRole("link", { name: /25,0/ });
    expect(own.getAttribute("href")).toMatch(
      /^\/contratos\?cuentaPara=7&pagadoDesde=\d{4}-\d\d-01&pagadoHasta=/,
    );
    expect(screen.queryByRole("table", { name: new RegExp(`Ingresos ${YEAR}`) })).toBeNull();
  });

  it("says behind a question mark what each figure counts", async () => {
    openDay(2);
    for (const label of [
      "Recaudado este mes",
      "Cotizaciones del mes",
      "Pagos por verificar",
      "Mi meta del mes",
    ])
      expect(await screen.findByRole("button", { name: `Qué es ${label}` })).toBeDefined();
  });

  it("says of unread parts that they could not be read, and never that they are empty", async () => {
    const broken = { errors: [{ message: "Algo falló", extensions: { code: "INTERNAL" } }], data: null };
    openDay(2, { SalesGoals: broken });
    expect(await screen.findByText("No se pudo leer")).toBeTruthy();
    expect(screen.queryByText("Sin meta este mes")).toBeNull();
    cleanup();
    openDay(2, { DayFigures: broken });
    expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
    expect(screen.queryByText("Recaudado este mes")).toBeNull();
  });

  it("says of a month without a goal that there is none, and nothing before it is known", async () => {
    const asked = Promise.withResolvers<Answer>();
    openDay(2, { SalesGoals: () => asked.promise });
    expect(await screen.findByRole("link", { name: /8\.000\.000/ })).toBeTruthy();
    expect(screen.queryByText("Sin meta este mes")).toBeNull();
    asked.resolve({ data: { salesGoals: [] } });
    expect(await screen.findByText("Sin meta este mes")).toBeTruthy();
  });

  it("shows who leads a chart of twelve months, whose table is read and can be shown", async () => {
    openDay(4);
    fireEvent.click(await screen.findByRole("button", { name: "Ver el año" }));
    const table = await screen.findByRole("table", { name: /Recaudado/ });
    expect(within(table).getAllByRole("row")).toHaveLength(13);
    expect(within(table).queryAllByRole("link")).toEqual([]);
    const bars = document.querySelectorAll("[aria-hidden] a");
    expect(bars).toHaveLength(12);
    expect(bars[1]?.getAttribute("href")).toContain("-02-01");
    fireEvent.click(screen.getByRole("button", { name: /Ver tabla/ }));
    const shown = screen.getByRole("table", { name: /Recaudado/ });
    const [, february] = within(shown).getAllByRole("link");
    expect(february?.getAttribute("href")).toContain("-02-01");
  });

  it("puts a row off for its reader, who restores it or all of them", async () => {
    const seen = openDay(2, { RecordResume: { data: { resumeRecord: true } } });
    const asked = (name: string) => seen.filter((one) => one.operation === name);
    fireEvent.click(await screen.findByRole("button", { name: "Más acciones de María Torres" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Una semana" }));
    await waitFor(() => expect(asked("RecordPostpone")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("María Torres")).toBeNull());
    expect(await screen.findByText("Nada te espera. Buen momento para llamar a un cliente.")).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "Deshacer" }));
    await waitFor(() =>
      expect(asked("RecordResume").map(({ variables }) => variables)).toEqual([
        { input: { kind: "quotes_to_price", recordId: "q1" } },
      ]),
    );
    expect(await screen.findByText("María Torres")).toBeTruthy();
    expect(await screen.findByText("Aplazaste 2 pendientes.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Mostrar ahora" })).toBeTruthy();
  });

  it("hears its letters on the row that has the focus, and on none while something is written", async () => {
    const seen = openDay(2);
    await screen.findByText("María Torres");
    fireEvent.keyDown(document.body, { key: "z" });
    fireEvent.keyDown(document.body, { key: "j" });
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "z" });
    field.remove();
    expect(seen.map(({ operation }) => operation)).not.toContain("RecordPostpone");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "z" });
    await waitFor(() => expect(seen.map(({ operation }) => operation)).toContain("RecordPostpone"));
    expect(seen.find(({ operation }) => operation === "RecordPostpone")?.variables).toMatchObject({
      input: { kind: "quotes_to_price", recordId: "q1", until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });
});

describe("an offer whose mail has not left", () => {
  const unsent = { ...row, kind: "quotes_to_follow_up", recordId: "q9", unsentMail: "waits" };
  const inbox = { data: { dayInbox: { __typename: "DayInbox", total: 1, rows: [unsent] } } };
  const link = async () => (await screen.findByText("María Torres")).closest("a");

  it("is sent by its seller by WhatsApp, and not followed up", async () => {
    openDay(2, { DayInbox: inbox });
    expect((await link())?.getAttribute("href")).toBe("/cotizaciones/q9");
    expect(screen.getByText("Enviarle la propuesta por WhatsApp")).toBeTruthy();
    expect(screen.getAllByText(/su correo está en espera/).length).toBeGreaterThan(0);
    expect(screen.queryByText("Hacer seguimiento")).toBeNull();
    expect(screen.queryByText(/no ha respondido/)).toBeNull();
  });

  it("leads the owner to the mails that wait", async () => {
    openDay(7, { DayInbox: inbox });
    expect((await link())?.getAttribute("href")).toBe("/panel/operacion?clase=espera");
  });
});

describe("a document of the reader's own", () => {
  it("is a row by its name, not by the reader's", async () => {
    const document = {
      ...row,
      kind: "documents_to_send",
      recordId: "1",
      number: "RUT",
      person: "Ana Ríos",
      detail: "Sin enviar",
    };
    openDay(2, {
      DayInbox: { data: { dayInbox: { __typename: "DayInbox", total: 1, rows: [document] } } },
    });
    const name = await screen.findByText("RUT");
    expect(name.closest("a")?.textContent).toMatch(/^RUTSin enviar/);
  });
});

describe("the letter R", () => {
  it("answers a question, and says of another row why it does nothing", async () => {
    const question = { ...row, kind: "questions_to_answer", recordId: "q2", person: "Luis Díaz" };
    openDay(2, {
      DayInbox: { data: { dayInbox: { __typename: "DayInbox", total: 2, rows: [row, question] } } },
      QuoteQuestions: { data: { quote: null } },
    });
    await screen.findByText("María Torres");
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press("j");
    press("r");
    expect(await screen.findByText(/Aquí no hay nada que responder/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    press("j");
    press("r");
    expect(
      await screen.findByRole("dialog", { name: "Responder a Luis Díaz" }, { timeout: 30_000 }),
    ).toBeTruthy();
  });
});

describe("the letter R where somebody else waits for an answer", () => {
  const listed = (...rows: readonly object[]) => ({
    data: { dayInbox: { __typename: "DayInbox", total: rows.length, rows } },
  });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const legend = () => screen.getByRole("region", { name: "Lo que sigue" }).getAttribute("aria-description");

  it("opens a client's wish to cancel, and is offered beside it", async () => {
    const wish = { ...row, kind: "cancellations_to_answer", recordId: "c2", person: "Luis Díaz" };
    openDay(5, {
      DayInbox: listed(wish),
      CancellationRequests: { data: { cancellationRequests: [] } },
    });
    await screen.findByText("Luis Díaz");
    expect(legend()).toContain("R responde");
    expect(screen.getByRole("button", { name: "Responder a Luis Díaz" })).toBeTruthy();
    press("j");
    press("r");
    const asked = await screen.findByRole("dialog", { name: "Responder a Luis Díaz" }, { timeout: 30_000 });
    expect(asked.querySelector('a[href="/contratos/c2"]')).not.toBeNull();
  });

  it("leads to the page on which a claim is answered", async () => {
    openDay(5, { DayInbox: listed({ ...row, kind: "claims_overdue", recordId: "k2", person: "Luis Díaz" }) });
    await screen.findByText("Luis Díaz");
    press("j");
    press("r");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Lo que sigue" })).toBeNull());
  });

  it("is not offered where nobody waits for an answer", async () => {
    openDay(2);
    await screen.findByText("María Torres");
    expect(legend()).not.toContain("R responde");
  });
});

describe("the month of the owner", () => {
  const of = (ganancia: number, total = 1) => ({ __typename: "TripProfitPage", ganancia, total });
  const openMonth = (role: number, won: object, ahead: object) =>
    openDay(role, { MonthProfit: { data: { won, ahead } } });
  const says = async () => {
    const [about] = await screen.findAllByRole("button", { name: "Qué es Ganancia del viaje" });
    return about?.parentElement?.textContent?.replace(/\s/g, " ");
  };

  it("is said in one line, each amount of which opens its trips", async () => {
    const seen = openMonth(7, of(3_000_000), of(1_500_000));
    expect(await says()).toBe(
      "Los viajes que volvieron este mes dejaron $ 3.000.000; $ 1.500.000 ya comprometidos",
    );
    const opens = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    const days = `fechas=otras&desde=${monthIn(0)}-01&hasta=${TODAY}`;
    const trips = "/financial-dashboard?ver=viajes&segun=regreso&";
    expect(opens(/3\.000\.000/)).toBe(`${trips}${days}`);
    expect(opens(/1\.500\.000/)).toBe(`${trips}fechas=otras&desde=${inDays(1)}`);
    expect(seen.find(({ operation }) => operation === "MonthProfit")?.variables).toEqual({
      won: { segun: "regreso", startDate: `${monthIn(0)}-01`, endDate: TODAY },
      ahead: { segun: "regreso", startDate: inDays(1) },
    });
  });

  it("is called a loss where it is one, and names no trips to come where there are none", async () => {
    openMonth(7, of(-200_000), of(0, 0));
    expect(await says()).toBe("Los viajes que volvieron este mes perdieron $ 200.000");
  });

  it("is asked for by nobody else", async () => {
    for (const role of [2, 4, 5, 6]) {
      const seen = openMonth(role, of(1), of(1));
      await screen.findByText("María Torres");
      expect(seen.map(({ operation }) => operation)).not.toContain("MonthProfit");
      cleanup();
    }
  });
});

describe("what a figure opens", () => {
  const days = { from: inDays(-3), to: inDays(2) };
  const valuesOf = (address: string | null) =>
    Object.fromEntries(new URLSearchParams(address?.split("?")[1]));

  it("is the payments to who counts them, and the paid contracts to who sells", () => {
    expect(revenueRows(7, days)).toMatch(/^\/panel\/pagos\?ver=todos&status=verified/);
    expect(contractFilterOf(valuesOf(revenueRows(3, days)))).toMatchObject({
      paidFrom: days.from,
      paidTo: days.to,
      signedFrom: undefined,
    });
    expect(contractFilterOf(valuesOf(pendingRows(2)))).toMatchObject({ awaitsVerification: true });
  });

  it("is the quotes of its days, to who has a list of them", () => {
    expect(quoteFilterOf(valuesOf(quoteRows(2, days)))).toMatchObject({
      createdFrom: days.from,
      createdTo: days.to,
      startDate: undefined,
    });
    expect(quoteRows(6, days)).toBeNull();
  });

  it("is the stretch of a chart that was pressed", () => {
    const days = (place: number) => stretchDays("month", Number(YEAR), TODAY, place);
    expect(days(1)).toEqual({ from: `${YEAR}-02-01`, to: lastOf(`${YEAR}-02`) });
    expect(days(11)).toEqual({ from: `${YEAR}-12-01`, to: `${YEAR}-12-31` });
  });
});
