import { type Day, monthOf } from "../../../api/src/core/colombia/days.ts";
import { NOTHING } from "../../../api/src/modules/exports/export.rules.ts";
import { readXlsx } from "../../../api/src/core/sheet/xlsx.ts";
import type { TestApp } from "../../support/app.ts";
import { proposalFor } from "../../../web/src/features/payments/registration/register.form.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import type { FreeClient } from "../../support/client.ts";
import type { Handle } from "../../support/people.ts";
import { exporting } from "../../support/story/exports.ts";
import { accounting, advisor, type Caller, clients, counted, kept, seeing } from "./callers.ts";
import {
  balanceSaid,
  LAST_RECEIPTED,
  lastMails,
  lastReceipts,
  printed,
  RECEIPTED,
  saidAfter,
  standingReceipts,
} from "./mailed-money.ts";
import { remindedBalance, remindedLeft, remindedNext, reminders } from "./reminded-balances.ts";
import { type Counted, type FigureName, LAID, NOT_CHANGING, NOT_OVERSPOKEN } from "./statements.ts";

/** Caller of a place, and the days of which they ask. */
export interface Asking {
  readonly app: TestApp;
  readonly who: Handle;
  readonly days: Counted;
  /** True of the month of the clock. */
  readonly present: boolean;
}

/** A place that shows a figure: a query of a page, a tile, the total of an exported file, REST. */
export interface Place {
  readonly figure: FigureName;
  readonly at: string;
  /** Days that it can be asked for; `ever` where it counts all. */
  readonly of: readonly ("ever" | "month" | "present")[];
  /** People who are asked, each for their own part; without it the owner. */
  readonly by?: readonly Caller[];
  /** Condition over the contracts that the place speaks of, where it does not speak of all. */
  readonly among?: string;
  readonly read: (asking: Asking) => Promise<number>;
}

type Answer = Awaited<ReturnType<FreeClient["ask"]>>;
const idOf = ({ app, who }: Asking): number => app.people[who].id;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const between = ({ from, to }: Counted) => ({ ...(from && { startDate: from }), ...(to && { endDate: to }) });
const ask = ({ app, who }: Asking, document: string, variables: object = {}): Promise<Answer> =>
  app.as(who).freely.ask(document, variables);

/** Reads one value of the financial summary of the days. */
const summary =
  (pick: (summary: Answer) => number) =>
  async (asking: Asking): Promise<number> =>
    pick(
      (
        await ask(
          asking,
          `query ($filter: FinancialFilter) { financialSummary(filter: $filter) {
            metricas { totalIngresos totalGastos devoluciones gananciaNeta pagadoProveedores flujoDeCaja }
            datosMensuales { ingresos gastos devoluciones } } }`,
          { filter: between(asking.days) },
        )
      ).financialSummary,
    );

const rest =
  (path: (days: Counted) => string, pick: (body: Answer) => number) =>
  async ({ app, who, days }: Asking): Promise<number> => {
    const { status, body } = await app.as(who).rest("GET", path(days));
    if (status !== 200) throw new Error(`${path(days)}: ${status}`);
    return pick(body);
  };
const query = (path: string, days: Counted, [from, to] = ["start_date", "end_date"]) =>
  days.from ? `${path}?${from}=${days.from}&${to}=${days.to}` : path;

/** Reads the line of totals of a workbook, under a heading. */
const exported =
  (list: string, heading: string, args: (days: Counted) => object) =>
  async ({ app, who, days }: Asking): Promise<number> => {
    const [headings = [], ...lines] = await exportedCells({ app, who }, list, args(days));
    return Number(lines.at(-1)?.[headings.indexOf(heading)] ?? 0);
  };

/** Adds up a column of a workbook that has no line of totals. */
const added =
  (list: string, heading: string, args: (days: Counted) => object) =>
  async ({ app, who, days }: Asking): Promise<number> => {
    const [headings = [], ...lines] = await exportedCells({ app, who }, list, args(days));
    return sum(lines.map((cells) => Number(cells[headings.indexOf(heading)])));
  };

async function exportedCells(
  { app, who }: Pick<Asking, "app" | "who">,
  list: string,
  args: object,
): Promise<readonly (readonly string[])[]> {
  const bytes = await exporting(() => app)
    .taken(who, { list, format: "xlsx", arguments: args })
    .catch((error: Error) => {
      // A list without rows is not exported: what it would add up to is nothing.
      if (error.message.includes(NOTHING)) return null;
      throw error;
    });
  return bytes ? readXlsx(bytes).lines.map(({ cells }) => cells) : [];
}

const month = (pick: (figures: Answer) => number) => async (asking: Asking) =>
  pick(
    (
      await ask(
        asking,
        `query ($mes: String!) { accountingMonth(mes: $mes) { recibido figures {
          recibido { total } compras { total } contado { total } cuotas { total }
          devoluciones { total } } } }`,
        { mes: monthOf(asking.days.from as Day) },
      )
    ).accountingMonth,
  );

const stats = (pick: (stats: Answer) => number) => async (asking: Asking) =>
  pick(
    (
      await ask(
        asking,
        `query ($startDate: Day, $endDate: Day) { dashboardStats(startDate: $startDate, endDate: $endDate) {
          totalRevenue monthlyRevenue pendingPayments totalContracts } }`,
        between(asking.days),
      )
    ).dashboardStats,
  );

const counters = (pick: (counters: Answer) => number) => async (asking: Asking) =>
  pick(
    (
      await ask(
        asking,
        `query ($filter: PaymentFilter) { paymentCounters(filter: $filter) { pending verifiedValue } }`,
        { filter: between(asking.days) },
      )
    ).paymentCounters,
  );

const groups = (por: string) => async (asking: Asking) =>
  (
    await ask(
      asking,
      `query ($por: TripProfitGrouping!, $filter: TripProfitFilter) {
        tripProfitGroups(por: $por, filter: $filter) { ganancia } }`,
      { por, filter: between(asking.days) },
    )
  ).tripProfitGroups.ganancia as number;

/** Adds up the groups of a report of sales; they must equal its total. */
const sales =
  (por: string, figure: string) =>
  async (asking: Asking): Promise<number> => {
    const { items, ahora } = (
      await ask(
        asking,
        `query ($por: SalesDimension!, $filter: SalesByFilter) {
          salesBy(por: $por, filter: $filter, limit: 100) {
            items { ahora { ${figure} } } ahora { ${figure} } } }`,
        { por, filter: between(asking.days) },
      )
    ).salesBy;
    const groups = sum(items.map((row: Answer) => row.ahora[figure]));
    if (groups !== ahora[figure]) throw new Error(`${por}: ${groups}, total ${ahora[figure]}`);
    return groups;
  };

/** Asks one field of a query without days. */
const plain = (document: string, pick: (answer: Answer) => number) => async (asking: Asking) =>
  pick(await ask(asking, document));

const always = ["ever", "month"] as const;

/** The report of sales, by each of its dimensions. */
const salesPlaces: readonly Place[] = ["vendedor", "destino", "canal", "salida"].flatMap((por): Place[] => [
  {
    figure: "vendido",
    at: `Ventas por ${por}`,
    of: ["ever", "month", "present"],
    by: [...accounting, ...counted],
    read: sales(por, "vendido"),
  },
  {
    figure: "recaudo",
    at: `Ventas por ${por}`,
    of: always,
    by: [...accounting, ...counted],
    read: sales(por, "recaudo"),
  },
  {
    figure: "porCobrar",
    at: `Ventas por ${por}`,
    of: ["ever"],
    by: [...accounting, ...counted],
    read: sales(por, "porCobrar"),
  },
  {
    figure: "gananciaViaje",
    at: `Ventas por ${por}`,
    of: always,
    by: accounting,
    read: sales(por, "ganancia"),
  },
]);

/** Every place that shows a figure by its name. */
export const places: readonly Place[] = [
  ...salesPlaces,
  {
    figure: "recaudo",
    at: "Informes, Resumen",
    of: always,
    by: accounting,
    read: summary((s) => s.metricas.totalIngresos),
  },
  {
    figure: "recaudo",
    at: "Informes, mes a mes",
    of: always,
    by: accounting,
    read: summary((s) => sum(s.datosMensuales.map((row: Answer) => row.ingresos))),
  },
  {
    figure: "recaudo",
    at: "Informes, por medio de pago",
    of: always,
    by: accounting,
    read: async (asking) =>
      sum(
        (
          await ask(asking, `query ($f: FinancialFilter) { incomeByMeans(filter: $f) { ingresos } }`, {
            f: between(asking.days),
          })
        ).incomeByMeans.map((row: Answer) => row.ingresos),
      ),
  },
  {
    figure: "recaudo",
    at: "panel, de estos días",
    of: always,
    by: [...accounting, ...counted],
    read: stats((s) => s.totalRevenue),
  },
  {
    figure: "recaudo",
    at: "Mi día, del mes",
    of: ["present"],
    by: [...accounting, ...counted],
    read: stats((s) => s.monthlyRevenue),
  },
  {
    figure: "recaudo",
    at: "Mi día, contra el mes pasado",
    of: ["present"],
    by: [...accounting, ...counted],
    read: plain(
      "{ monthlyComparisons(sameDays: true) { revenue { current } } }",
      (a) => a.monthlyComparisons.revenue.current,
    ),
  },
  {
    figure: "recaudo",
    at: "gráfico del año, su mes",
    of: ["present"],
    by: [...accounting, ...counted],
    read: async (asking) => {
      const { revenueChart } = await ask(asking, "{ revenueChart(period: month) { data } }");
      return revenueChart.data[Number((asking.days.from ?? "").slice(5, 7)) - 1];
    },
  },
  {
    figure: "recaudo",
    at: "Pagos, Verificados",
    of: always,
    by: [...accounting, ...advisor],
    read: counters((c) => c.verifiedValue),
  },
  {
    figure: "recaudo",
    at: "REST /financial/summary",
    of: always,
    by: accounting,
    read: rest(
      (days) => query("/financial/summary", days),
      (b) => b.summary.metricas.total_ingresos,
    ),
  },
  {
    figure: "recaudo",
    at: "REST /api/dashboard/stats",
    of: always,
    by: [...accounting, ...counted],
    read: rest(
      (days) => query("/api/dashboard/stats", days, ["startDate", "endDate"]),
      (b) => b.stats.totalRevenue,
    ),
  },
  {
    figure: "recaudo",
    at: "REST /payments/reports/summary",
    of: always,
    by: accounting,
    read: async (asking) =>
      (
        await ask(asking, "query ($f: PaymentFilter) { paymentsSummary(filter: $f) { totalVerificado } }", {
          f: between(asking.days),
        })
      ).paymentsSummary.totalVerificado,
  },
  {
    figure: "recaudo",
    at: "archivo de pagos verificados",
    of: always,
    by: [...accounting, ...advisor],
    read: exported("payments", "Valor", (days) => ({ filter: { status: "verified", ...between(days) } })),
  },
  {
    figure: "recaudo",
    at: "archivo del historial de pagos",
    of: always,
    by: accounting,
    read: exported("financialPayments", "Valor", (days) => ({
      filter: { status: "confirmado", ...between(days) },
    })),
  },
  {
    figure: "recaudo",
    at: "cierre del mes",
    of: ["month", "present"],
    by: accounting,
    read: month((m) => m.figures.recibido.total),
  },
  {
    figure: "recaudo",
    at: "lista de meses",
    of: ["month", "present"],
    by: accounting,
    read: month((m) => m.recibido),
  },
  {
    figure: "pagadoProveedores",
    at: "Informes, Resumen",
    of: always,
    read: summary((s) => s.metricas.pagadoProveedores),
  },
  {
    figure: "pagadoProveedores",
    at: "archivo de Por pagar, ya pagado",
    of: always,
    read: exported("providerDues", "Valor", (days) => ({ filter: { when: "paid", ...between(days) } })),
  },
  {
    figure: "pagadoProveedores",
    at: "cierre del mes",
    of: ["month", "present"],
    read: month((m) => m.figures.contado.total + m.figures.cuotas.total),
  },
  { figure: "compras", at: "Informes, Resumen", of: always, read: summary((s) => s.metricas.totalGastos) },
  {
    figure: "compras",
    at: "Informes, mes a mes",
    of: always,
    read: summary((s) => sum(s.datosMensuales.map((row: Answer) => row.gastos))),
  },
  {
    figure: "compras",
    at: "Informes, Proveedores",
    of: always,
    read: async (asking) =>
      (
        await ask(asking, "query ($f: FinancialFilter) { providerSpending(filter: $f) { comprado } }", {
          f: between(asking.days),
        })
      ).providerSpending.comprado,
  },
  {
    figure: "compras",
    at: "REST /financial/summary",
    of: always,
    read: rest(
      (days) => query("/financial/summary", days),
      (b) => b.summary.metricas.total_gastos,
    ),
  },
  {
    figure: "compras",
    at: "archivo del historial de compras",
    of: always,
    read: exported("financialPurchases", "Valor", (days) => ({ filter: between(days) })),
  },
  {
    figure: "compras",
    at: "archivo de compras por proveedor",
    of: always,
    read: added("providerSpending", "Compras", (days) => ({ filter: between(days) })),
  },
  {
    figure: "compras",
    at: "cierre del mes",
    of: ["month", "present"],
    read: month((m) => m.figures.compras.total),
  },
  {
    figure: "compras",
    at: "Proveedores, lo comprado a cada uno",
    of: ["ever"],
    read: plain("{ providers(limit: 100) { items { bought } } }", (a) =>
      sum(a.providers.items.map((p: Answer) => p.bought)),
    ),
  },
  {
    figure: "devoluciones",
    at: "Informes, Resumen",
    of: always,
    read: summary((s) => s.metricas.devoluciones),
  },
  {
    figure: "devoluciones",
    at: "Informes, mes a mes",
    of: always,
    read: summary((s) => sum(s.datosMensuales.map((row: Answer) => row.devoluciones))),
  },
  {
    figure: "devoluciones",
    at: "archivo de devoluciones pagadas",
    of: always,
    read: exported("financialRefunds", "Valor", (days) => ({ filter: between(days) })),
  },
  {
    figure: "devoluciones",
    at: "cierre del mes",
    of: ["month", "present"],
    read: month((m) => m.figures.devoluciones.total),
  },
  {
    figure: "flujoDeCaja",
    at: "Informes, Resumen",
    of: always,
    read: summary((s) => s.metricas.flujoDeCaja),
  },
  {
    figure: "recaudoMenosCompras",
    at: "Informes, Ganancia Neta",
    of: always,
    read: summary((s) => s.metricas.gananciaNeta),
  },
  {
    figure: "recaudoMenosCompras",
    at: "Informes, mes a mes",
    of: always,
    read: summary((s) =>
      sum(s.datosMensuales.map((row: Answer) => row.ingresos - row.gastos - row.devoluciones)),
    ),
  },
  {
    figure: "recaudoMenosCompras",
    at: "REST /financial/summary",
    of: always,
    read: rest(
      (days) => query("/financial/summary", days),
      (b) => b.summary.metricas.ganancia_neta,
    ),
  },
  {
    figure: "gananciaViaje",
    at: "Informes, viajes",
    of: always,
    by: accounting,
    read: async (asking) =>
      (
        await ask(asking, "query ($f: TripProfitFilter) { tripProfits(filter: $f) { ganancia } }", {
          f: between(asking.days),
        })
      ).tripProfits.ganancia,
  },
  ...["mes", "vendedor", "destino", "proveedor"].map((por): Place => ({
    figure: "gananciaViaje",
    at: `Informes, viajes por ${por}`,
    of: always,
    by: accounting,
    read: groups(por),
  })),
  {
    figure: "gananciaViaje",
    at: "página de cada contrato",
    of: ["ever"],
    by: [...accounting, ...kept],
    read: async (asking) => {
      const rows = await everyPage(asking, "contracts", "id gananciaViaje { ganancia }");
      return sum(rows.map(({ gananciaViaje }) => gananciaViaje?.ganancia ?? 0));
    },
  },
  {
    figure: "vendidoEquipo",
    at: "Equipo, el mes",
    of: ["present"],
    by: accounting,
    read: plain("{ teams(period: current_month) { totals { sales } } }", (a) => a.teams.totals.sales),
  },
  {
    figure: "vendidoEquipo",
    at: "Equipo, siempre",
    of: ["ever"],
    by: accounting,
    read: plain("{ teams(period: all) { totals { sales } } }", (a) => a.teams.totals.sales),
  },
  {
    figure: "vendido",
    at: "los que más venden, el mes",
    of: ["present"],
    by: [...accounting, ...counted],
    read: plain("{ topSellers(limit: 100, period: month) { sales } }", (a) =>
      sum(a.topSellers.map((row: Answer) => row.sales)),
    ),
  },
  {
    figure: "vendido",
    at: "los que más venden, siempre",
    of: ["ever"],
    by: [...accounting, ...counted],
    read: plain("{ topSellers(limit: 100, period: all) { sales } }", (a) =>
      sum(a.topSellers.map((row: Answer) => row.sales)),
    ),
  },
  {
    figure: "vendido",
    at: "archivo de contratos firmados",
    of: ["month", "present"],
    by: [...accounting, ...seeing],
    read: exported("contracts", "Precio total", ({ from, to }) => ({
      filter: { signedFrom: from, signedTo: to },
    })),
  },
  {
    figure: "porCobrar",
    at: "Cartera, por edades",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: plain("{ receivableFigures { ages { saldo } } }", (a) =>
      sum(a.receivableFigures.ages.map((row: Answer) => row.saldo)),
    ),
  },
  {
    figure: "porCobrar",
    at: "archivo de cartera",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: added("receivables", "Saldo", () => ({})),
  },
  {
    figure: "porCobrar",
    at: "Seguimiento de pagos",
    of: ["ever"],
    read: plain("{ paymentFollowUp { saldoPendiente } }", (a) => a.paymentFollowUp.saldoPendiente),
  },
  {
    figure: "porCobrar",
    at: "archivo del seguimiento",
    of: ["ever"],
    read: exported("paymentFollowUp", "Saldo", () => ({})),
  },
  {
    figure: "porCobrar",
    at: "Debe de cada cliente",
    of: ["ever"],
    read: async (asking) => {
      const customers = await everyPage(asking, "customers", "id");
      let owed = 0;
      for (const { id } of customers)
        owed += (await ask(asking, "query ($id: ID!) { customerSales(customerId: $id) { owed } }", { id }))
          .customerSales.owed as number;
      return owed;
    },
  },
  {
    figure: "porCobrar",
    at: "Saldo de cada contrato firmado",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) => {
      const rows = await binding(asking, "porCobrar");
      return sum(rows.map(({ porCobrar }) => porCobrar));
    },
  },
  {
    figure: "porCobrar",
    at: "archivo de contratos",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: exported("contracts", "Saldo", () => ({})),
  },
  {
    figure: "porCobrar",
    at: "página de cada contrato, sus pagos",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) => {
      const each = await Promise.all(
        (await binding(asking)).map(({ id }) =>
          ask(
            asking,
            `query ($id: ID!) {
              contractPaymentDetails(contractId: $id) { resumenFinanciero { saldoPendiente } } }`,
            { id },
          ),
        ),
      );
      return sum(each.map((answer) => answer.contractPaymentDetails.resumenFinanciero.saldoPendiente));
    },
  },
  {
    figure: "porCobrar",
    at: "página de cada viaje, con la cuenta de su cliente",
    of: ["ever"],
    by: clients,
    read: async (asking) => {
      const own = await Promise.all(
        (await binding(asking)).map(({ id }) => ask(asking, OWN_BALANCE, { id })),
      );
      return sum(own.map(({ ownContract }) => ownContract.saldoPendiente));
    },
  },
  {
    figure: "porCobrar",
    at: "página de cada viaje, por su enlace",
    of: ["ever"],
    read: async (asking) => {
      let owed = 0;
      for (const { id } of await binding(asking)) {
        const client = asking.app.withLink(await aPaymentLink(asking.app, id));
        owed += (await client.freely.ask(OWN_BALANCE, { id })).ownContract.saldoPendiente as number;
      }
      return owed;
    },
  },
  {
    figure: "porCobrar",
    at: "página de pago en línea, por su enlace",
    of: ["ever"],
    read: async (asking) => {
      let owed = 0;
      for (const { id } of await binding(asking)) {
        const client = asking.app.withLink(await aPaymentLink(asking.app, id));
        const bill = "query ($id: ID) { onlineBill(contractId: $id) { saldoPendiente } }";
        owed += (await client.freely.ask(bill, { id })).onlineBill.saldoPendiente as number;
      }
      return owed;
    },
  },
  {
    figure: "porCobrar",
    at: "correo que recuerda un pago",
    of: ["ever"],
    read: async ({ app }) => sum((await reminders(app)).map(remindedBalance)),
  },
  ...(["porVerificar", "teFalta"] as const).map((figure): Place => ({
    figure,
    at: "página de cada viaje, por su enlace",
    of: ["ever"],
    read: async (asking) =>
      sum(
        (await byLink(asking, OWN_SUMS)).map(({ ownContract }) =>
          figure === "teFalta" ? ownContract.porRegistrar : ownContract.porVerificar,
        ),
      ),
  })),
  ...(["porVerificar", "teFalta"] as const).map((figure): Place => ({
    figure,
    at: "página de pago en línea, por su enlace",
    of: ["ever"],
    among: NOT_OVERSPOKEN,
    read: async (asking) =>
      sum(
        (await byLink(asking, BILL, await those(asking, NOT_OVERSPOKEN))).map(({ onlineBill: bill }) =>
          figure === "teFalta" ? bill.porPagar : bill.saldoPendiente - bill.porPagar,
        ),
      ),
  })),
  {
    figure: "teFalta",
    at: "página de cada contrato, lo que se puede registrar",
    of: ["ever"],
    read: async (asking) =>
      sum(
        (
          await eachOf(
            asking,
            `query ($id: ID!) {
              contractPaymentDetails(contractId: $id) { resumenFinanciero { porRegistrar } } }`,
          )
        ).map((answer) => answer.contractPaymentDetails.resumenFinanciero.porRegistrar),
      ),
  },
  {
    figure: "teFalta",
    at: "correo que recuerda un pago",
    of: ["ever"],
    among: NOT_OVERSPOKEN,
    read: async (asking) => {
      const asked = new Set(await those(asking, NOT_OVERSPOKEN));
      const mails = (await reminders(asking.app)).filter(({ contractId }) => asked.has(contractId));
      return sum(mails.map(remindedLeft));
    },
  },
  ...Object.entries({
    "página de cada viaje, por su enlace": async (asking: Asking, ids: readonly string[]) =>
      (await byLink(asking, OWN_SUMS, ids)).map(
        ({ ownContract }) => proposalFor(ownContract.plan, ownContract.porRegistrar).monto,
      ),
    "página de cada viaje, cómo pagar": async (asking: Asking, ids: readonly string[]) =>
      (await byLink(asking, "query ($id: ID!) { howToPay(contractId: $id) { amount } }", ids)).map(
        ({ howToPay }) => howToPay?.amount ?? 0,
      ),
    "página de pago en línea, por su enlace": async (asking: Asking, ids: readonly string[]) =>
      (await byLink(asking, BILL, ids)).map(({ onlineBill }) => onlineBill.montoSugerido),
    "página de pago en línea, sin enlace": async ({ app }: Asking, ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await app.as().freely.ask(BILL, { id })).onlineBill.montoSugerido)),
    "REST /payments/contract/{id}/payment-info": async ({ app }: Asking, ids: readonly string[]) =>
      Promise.all(
        ids.map(
          async (id) =>
            ((await app.as().rest("GET", `/payments/contract/${id}/payment-info`)).body as Answer)[
              "proximo_pago"
            ]?.monto ?? 0,
        ),
      ),
    "Seguimiento de pagos": async (asking: Asking, ids: readonly string[]) =>
      (await followed(asking)).filter(({ contractId }) => ids.includes(contractId)).map(nextOf),
    "correo que recuerda un pago": async ({ app }: Asking, ids: readonly string[]) =>
      (await reminders(app)).filter(({ contractId }) => ids.includes(contractId)).map(remindedNext),
  }).map(([at, read]): Place => ({
    figure: "proximoPago",
    at,
    of: ["ever"],
    among: LAID,
    read: async (asking) => sum(await read(asking, await those(asking, LAID))),
  })),
  {
    figure: "proximoPago",
    at: "Mis viajes, de cada cliente",
    of: ["ever"],
    by: clients,
    among: NOT_CHANGING,
    read: async (asking) =>
      sum(
        (await ask(asking, "{ ownTrips { kind amount } }")).ownTrips.map(({ kind, amount }: Answer) =>
          kind === "contract" ? (amount ?? 0) : 0,
        ),
      ),
  },
  {
    figure: "porPagar",
    at: "Por pagar, por vencimiento",
    of: ["ever"],
    read: plain("{ providerDueFigures { overdue week later undated } }", ({ providerDueFigures: f }) =>
      sum([f.overdue, f.week, f.later, f.undated]),
    ),
  },
  {
    figure: "porPagar",
    at: "archivo de Por pagar",
    of: ["ever"],
    read: exported("providerDues", "Valor", () => ({})),
  },
  {
    figure: "porPagar",
    at: "Informes, Proveedores",
    of: ["ever"],
    read: plain("{ providerSpending { pendiente } }", (a) => a.providerSpending.pendiente),
  },
  {
    figure: "porPagar",
    at: "Proveedores, lo que se debe",
    of: ["ever"],
    read: plain("{ providerCounters { owedValue } }", (a) => a.providerCounters.owedValue),
  },
  {
    figure: "porPagar",
    at: "cada proveedor",
    of: ["ever"],
    read: plain("{ providers(limit: 100) { items { owed } } }", (a) =>
      sum(a.providers.items.map((p: Answer) => p.owed)),
    ),
  },
  {
    figure: "porPagar",
    at: "flujo esperado, a proveedores",
    of: ["ever"],
    read: plain("{ cashFlow { lines { proveedores } } }", (a) =>
      sum(a.cashFlow.lines.map((l: Answer) => l.proveedores)),
    ),
  },
  {
    figure: "pagosPorVerificar",
    at: "Mi día, la cifra",
    of: ["ever"],
    read: stats((s) => s.pendingPayments),
  },
  {
    figure: "pagosPorVerificar",
    at: "Mi día, la lista",
    of: ["ever"],
    read: plain(
      "{ myDay { kind total } }",
      (a) => a.myDay.find(({ kind }: Answer) => kind === "payments_to_verify")?.total ?? 0,
    ),
  },
  { figure: "pagosPorVerificar", at: "Pagos, Por verificar", of: ["ever"], read: counters((c) => c.pending) },
  {
    figure: "pagosPorVerificar",
    at: "Pagos, su lista",
    of: ["ever"],
    read: plain(
      "{ payments(filter: { status: pending, awaitsVerification: true }) { total } }",
      (a) => a.payments.total,
    ),
  },
  {
    figure: "contratos",
    at: "panel",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: stats((s) => s.totalContracts),
  },
  {
    figure: "contratos",
    at: "Contratos",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: plain("{ contracts { total } }", (a) => a.contracts.total),
  },
  {
    figure: "contratos",
    at: "Contratos, por estado",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: plain("{ contractCounters { count } }", (a) => sum(a.contractCounters.map((c: Answer) => c.count))),
  },
  {
    figure: "contratos",
    at: "contractStats",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: plain("{ contractStats { totalContracts } }", (a) => a.contractStats.totalContracts),
  },
  {
    figure: "valorContratos",
    at: "contractStats",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: plain("{ contractStats { totalValue } }", (a) => a.contractStats.totalValue),
  },
  {
    figure: "valorContratos",
    at: "archivo de contratos",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: exported("contracts", "Precio total", () => ({})),
  },
  {
    figure: "facturado",
    at: "archivo de facturas",
    of: ["ever"],
    read: exported("invoices", "Total", () => ({})),
  },
  {
    figure: "ivaFacturado",
    at: "archivo de facturas",
    of: ["ever"],
    read: exported("invoices", "IVA", () => ({})),
  },
  {
    figure: "recaudo",
    at: "desempeño de cada vendedor",
    of: ["ever", "present"],
    by: counted,
    read: async (asking) =>
      sum(
        (
          await ask(asking, "query ($p: DashboardPeriod!) { userPerformance(period: $p) { revenue } }", {
            p: asking.present ? "month" : "all",
          })
        ).userPerformance.map((row: Answer) => row.revenue),
      ),
  },
  {
    figure: "recaudo",
    at: "Metas, lo que va del mes",
    of: ["month"],
    by: counted,
    read: async (asking) =>
      (
        await ask(asking, "query ($mes: String!) { salesGoals(mes: $mes) { userId vendido } }", {
          mes: monthOf(asking.days.from as Day),
        })
      ).salesGoals.find(({ userId }: Answer) => userId === idOf(asking)).vendido,
  },
  {
    figure: "recaudo",
    at: "recibos, su valor",
    of: ["ever"],
    among: RECEIPTED,
    read: async ({ app }) => {
      const texts = await Promise.all((await standingReceipts(app)).map((one) => printed(app, one)));
      return sum(texts.map((text) => saidAfter(/Recibimos/, text)));
    },
  },
  {
    figure: "recaudo",
    at: "correos de los recibos, su valor",
    of: ["ever"],
    among: RECEIPTED,
    read: async ({ app }) =>
      sum((await standingReceipts(app)).map(({ text }) => saidAfter(/Verificamos tu pago de/, text))),
  },
  {
    figure: "pagadoContrato",
    at: "página de cada contrato",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) => sum((await eachRecord(asking, "totalPagado")).map((c) => c.totalPagado)),
  },
  {
    figure: "pagadoContrato",
    at: "página de cada contrato, sus pagos",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) => sum((await eachMoney(asking)).map(({ resumenFinanciero: r }) => r.totalPagado)),
  },
  {
    figure: "pagadoContrato",
    at: "página de cada contrato, cada pago",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) =>
      sum(
        (await eachMoney(asking))
          .flatMap(({ pagosRealizados }) => pagosRealizados as readonly Answer[])
          .map(({ status, monto }) => (status === "verified" ? monto : 0)),
      ),
  },
  {
    figure: "pagadoContrato",
    at: "último recibo de cada contrato, lo pagado",
    of: ["ever"],
    among: LAST_RECEIPTED,
    read: async ({ app }) => {
      const texts = await Promise.all((await lastReceipts(app, "''")).map((one) => printed(app, one)));
      return sum(texts.map((text) => saidAfter(/Pagado hasta la fecha/, text)));
    },
  },
  {
    figure: "porCobrar",
    at: "último recibo de cada contrato, su saldo",
    of: ["ever"],
    among: LAST_RECEIPTED,
    read: async ({ app }) => {
      const receipts = await lastReceipts(app, "'draft', 'active', 'cancelled'");
      const texts = await Promise.all(receipts.map((one) => printed(app, one)));
      return sum(texts.map((text) => saidAfter(/Saldo pendiente/, text)));
    },
  },
  {
    figure: "porCobrar",
    at: "último correo del dinero de cada contrato: de un recibo, o de un pago anulado",
    of: ["ever"],
    among: RECEIPTED,
    read: async ({ app }) => sum((await lastMails(app)).map(balanceSaid)),
  },
  {
    figure: "porCobrar",
    at: "página de cada contrato, su saldo",
    of: ["ever"],
    by: [...accounting, ...seeing],
    read: async (asking) =>
      sum((await eachRecord(asking, "saldoPendiente", binding)).map((c) => c.saldoPendiente)),
  },
  {
    figure: "porCobrar",
    at: "página de cada contrato, su plan",
    of: ["ever"],
    among: RECEIPTED,
    read: async (asking) => {
      const { rows } = await asking.app.app.services.pool.query<{ id: string }>(
        `select id from contracts where ${RECEIPTED}`,
      );
      const own = new Set(rows.map(({ id }) => id));
      const records = await eachRecord(asking, "id plan { monto pagado }", binding);
      return sum(
        records
          .filter(({ id }) => own.has(id))
          .flatMap(({ plan }) => plan as readonly Answer[])
          .map(({ monto, pagado }) => monto - pagado),
      );
    },
  },
  {
    figure: "vendido",
    at: "desempeño del equipo de un gerente",
    of: ["ever", "present"],
    by: counted.filter(({ who }) => who === "gerente"),
    read: async (asking) =>
      (
        await ask(
          asking,
          `query ($id: Int!, $p: ReportPeriod!) {
            teamMetrics(managerId: $id, period: $p) { totals { revenue } } }`,
          { id: idOf(asking), p: asking.present ? "current_month" : "all" },
        )
      ).teamMetrics.totals.revenue,
  },
  {
    figure: "vendido",
    at: "organización, el equipo propio",
    of: ["ever", "present"],
    by: counted.filter(({ who }) => who !== "asesor"),
    read: async (asking) =>
      (
        await ask(
          asking,
          `query ($id: Int!, $p: ReportPeriod!) {
            organization(userId: $id, period: $p) { totals { sales } } }`,
          { id: idOf(asking), p: asking.present ? "current_month" : "all" },
        )
      ).organization.totals.sales,
  },
];

const OWN_SUMS = `query ($id: ID!) { ownContract(id: $id) { porVerificar porRegistrar
  plan { descripcion monto pagado porVerificar } } }`;
const BILL = "query ($id: ID) { onlineBill(contractId: $id) { saldoPendiente porPagar montoSugerido } }";

/** Returns the signed and completed contracts of which a condition is true. */
async function those({ app }: Asking, condition: string): Promise<readonly string[]> {
  const { rows } = await app.app.services.pool.query<{ id: string }>(
    `select id from contracts where status in ('signed', 'completed') and ${condition}`,
  );
  return rows.map(({ id }) => id);
}

/** Asks one document of each signed and completed contract, as the caller. */
const eachOf = async (asking: Asking, document: string): Promise<readonly Answer[]> =>
  Promise.all((await those(asking, "true")).map((id) => ask(asking, document, { id })));

/** Asks one document of contracts, each by its client's link; without ids, of all that bind. */
async function byLink(asking: Asking, document: string, ids?: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const id of ids ?? (await those(asking, "true"))) {
    const client = asking.app.withLink(await aPaymentLink(asking.app, id));
    answers.push(await client.freely.ask(document, { id }));
  }
  return answers;
}

/** Reads the follow-up of payments. */
const followed = (asking: Asking): Promise<readonly Answer[]> =>
  everyPage(asking, "paymentFollowUp", "contractId proximoPago { monto }");
const nextOf = ({ proximoPago }: Answer): number => proximoPago?.monto ?? 0;

const OWN_BALANCE = "query ($id: ID!) { ownContract(id: $id) { saldoPendiente } }";

/** Reads the signed and completed contracts that the caller sees. */
async function binding(asking: Asking, fields = ""): Promise<readonly Answer[]> {
  const rows = await everyPage(asking, "contracts", `id status ${fields}`);
  return rows.filter(({ status }) => status === "signed" || status === "completed");
}

const everyContract = (asking: Asking): Promise<readonly Answer[]> => everyPage(asking, "contracts", "id");

/** Reads what the page of each contract asks of the record. */
async function eachRecord(
  asking: Asking,
  fields: string,
  which: (asking: Asking) => Promise<readonly Answer[]> = everyContract,
): Promise<readonly Answer[]> {
  const document = `query ($id: ID!) { contract(id: $id) { ${fields} } }`;
  return Promise.all(
    (await which(asking)).map(async ({ id }) => (await ask(asking, document, { id })).contract),
  );
}

/** Reads what the page of each contract asks of its money. */
async function eachMoney(asking: Asking): Promise<readonly Answer[]> {
  const document = `query ($id: ID!) { contractPaymentDetails(contractId: $id) {
    resumenFinanciero { totalPagado saldoPendiente } pagosRealizados { status monto } } }`;
  return Promise.all(
    (await everyContract(asking)).map(
      async ({ id }) => (await ask(asking, document, { id })).contractPaymentDetails,
    ),
  );
}

/** Reads every record of a list of the schema. */
async function everyPage(asking: Asking, list: string, fields: string): Promise<readonly Answer[]> {
  const found: Answer[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(
      asking,
      `{ ${list}(limit: 100, page: ${page}) { totalPages items { ${fields} } } }`,
    );
    found.push(...answer[list].items);
    if (page >= answer[list].totalPages) return found;
  }
}
