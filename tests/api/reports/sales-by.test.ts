import { beforeAll, describe, expect, it } from "vitest";
import { addMonths, monthBounds, monthOf } from "../../../api/src/core/colombia/days.ts";
import {
  type SalesDimension,
  salesDimensionLabels,
} from "../../../api/src/modules/reports/sales-by/sales-by.rules.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { TestApp } from "../../support/app.ts";
import { firstOf, inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { exporting } from "../../support/story/exports.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import { aContractToBuy } from "../../support/story/purchases.ts";
import { aQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const FIGURES = "cotizaciones conversion contratos vendido recaudo porCobrar ganancia";
const SALES = `query ($por: SalesDimension!, $filter: SalesByFilter, $order: SalesOrder) {
  salesBy(limit: 100, por: $por, filter: $filter, order: $order) {
    total antesDesde antesHasta ahora { ${FIGURES} } antes { ${FIGURES} }
    items { clave nombre ahora { ${FIGURES} } antes { ${FIGURES} } } } }`;
const dimensions = Object.keys(salesDimensionLabels) as SalesDimension[];
const month = { startDate: firstOf(monthOf(TODAY)), endDate: TODAY };

const sales = async (por: SalesDimension, filter: object = month, who: Handle = "contador") =>
  (await app.as(who).ask(SALES, { por, filter })).salesBy;
const groupOf = async (por: SalesDimension, clave: string, filter: object = month) =>
  (await sales(por, filter)).items.find((group: { clave: string }) => group.clave === clave)?.ahora;

/** Filter of the lists of contracts and quotes for one group, as the rows of the report open them. */
const rowsOf: Readonly<Record<SalesDimension, (clave: string) => object>> = {
  vendedor: (clave) => ({ soldById: Number(clave) }),
  destino: (exactDestination) => ({ exactDestination }),
  canal: (channel) => ({ channel }),
  salida: (clave) => ({ departsFrom: monthBounds(clave).from, departsTo: monthBounds(clave).to }),
};
const contractsOf = async (filter: object): Promise<number> =>
  (
    await app.as("owner").ask(`query ($filter: ContractFilter) { contracts(filter: $filter) { total } }`, {
      filter: { sold: true, signedFrom: month.startDate, signedTo: month.endDate, ...filter },
    })
  ).contracts.total;
const quotesOf = async (filter: object): Promise<number> =>
  (
    await app.as("owner").ask(`query ($filter: QuoteFilter) { quotes(filter: $filter) { total } }`, {
      filter: { createdFrom: month.startDate, createdTo: month.endDate, ...filter },
    })
  ).quotes.total;

describe.each(dimensions)("sales by %s", (por) => {
  it("add up to the same figures as every other way of adding them up", async () => {
    await aVerifiedPayment(app, (await aContractToBuy(app)).id, { monto: 400_000 });
    const found = await sales(por);
    const sum = (key: "cotizaciones" | "contratos" | "vendido" | "recaudo" | "porCobrar" | "ganancia") =>
      atLeastOne(found.items).reduce((all: number, { ahora }) => all + (ahora[key] ?? 0), 0);
    for (const key of ["cotizaciones", "contratos", "vendido", "recaudo", "porCobrar", "ganancia"] as const)
      expect([key, sum(key)]).toEqual([key, found.ahora[key]]);
    expect(found.ahora).toEqual((await sales("vendedor")).ahora);
    expect(found.ahora.vendido).toBeGreaterThan(0);
    expect(found.ahora.recaudo).toBeGreaterThan(0);
  });

  it("lead to as many contracts and quotes as each row shows", async () => {
    await aContractToBuy(app);
    await app.as().ask(`mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`, {
      input: {
        ...family,
        emailCliente: `web-${por}@example.com`,
        destino: "San Andrés",
        fechaIda: inDays(80),
        fechaRegreso: inDays(85),
      },
    });
    const { items } = await sales(por);
    for (const { clave, ahora } of atLeastOne(items)) {
      if (clave === "" || clave === "reserva") continue;
      expect([clave, await contractsOf(rowsOf[por](clave))]).toEqual([clave, ahora.contratos]);
      if (por !== "vendedor")
        expect([clave, await quotesOf(rowsOf[por](clave))]).toEqual([clave, ahora.cotizaciones]);
    }
  });
});

it("a contract counts in its groups once it is signed, and no more once it is cancelled", async () => {
  const seller = String(app.people.asesor.id);
  const before = await groupOf("vendedor", seller);
  const contract = await aContractToBuy(app);
  const { contract: read } = await app
    .as("owner")
    .ask(`query ($id: ID!) { contract(id: $id) { precioTotal } }`, { id: contract.id });
  await aVerifiedPayment(app, contract.id, { monto: 500_000 });
  const after = await groupOf("vendedor", seller);
  expect(after!.contratos - (before?.contratos ?? 0)).toBe(1);
  expect(after!.vendido - (before?.vendido ?? 0)).toBe(read!.precioTotal);
  expect(after!.recaudo - (before?.recaudo ?? 0)).toBe(500_000);
  expect(after!.porCobrar - (before?.porCobrar ?? 0)).toBe(read!.precioTotal - 500_000);
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "No viaja" } });
  const over = await groupOf("vendedor", seller);
  expect([over!.contratos, over!.vendido]).toEqual([before?.contratos ?? 0, before?.vendido ?? 0]);
  expect(over!.recaudo).toBe(after!.recaudo);
});

it("a request of the page, a referred client and the office are channels of their own", async () => {
  const count = async () =>
    Object.fromEntries((await sales("canal")).items.map(({ clave, ahora }) => [clave, ahora.cotizaciones]));
  const before = await count();
  await app.as().ask(`mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`, {
    input: { ...family, emailCliente: "canal@example.com" },
  });
  await aQuote(app, { input: { emailCliente: "oficina@example.com" } });
  const em = app.app.services.orm.em.fork();
  const { asesor, cliente } = app.people;
  const [referred] = await em.execute<[{ email: string }]>(
    `update users set referred_by = (select referral_code from users where id = ${asesor.id})
      where id = ${cliente.id} returning email`,
  );
  const quote = await aQuote(app, { input: { emailCliente: referred.email } });
  await em.execute(`update quotes set cliente_id = ${cliente.id} where id = '${quote.id}'`);
  const after = await count();
  const more = (channel: string) => (after[channel] ?? 0) - (before[channel] ?? 0);
  expect(more("pagina")).toBe(1);
  // Quotes of before of the referred client move with them.
  expect(more("referido")).toBeGreaterThanOrEqual(1);
  expect(more("pagina") + more("referido") + more("oficina")).toBe(3);
});

it("beside each figure is that of the same days before", async () => {
  const found = await sales("vendedor");
  expect(found.antesDesde).toBe(addMonths(month.startDate, -1));
  const before = { startDate: found.antesDesde, endDate: found.antesHasta };
  expect(found.antes).toEqual((await sales("vendedor", before)).ahora);
  // The figures of this month come before the next month's.
  const next = await app.as("contador").ask(SALES, {
    por: "vendedor",
    filter: { startDate: addMonths(month.startDate, 1), endDate: addMonths(month.startDate, 2) },
  });
  expect(next.salesBy.antes).not.toBeNull();
  const ever = await sales("vendedor", {});
  expect([ever.antes, ever.antesDesde, ever.items[0]?.antes]).toEqual([null, null, null]);
});

it("a seller sees their own sales alone, a leader the team's, and neither the profit", async () => {
  await aContractToBuy(app);
  const all = await sales("vendedor");
  const own = await sales("vendedor", month, "asesor");
  expect(own.items.map(({ clave }: { clave: string }) => clave)).toEqual([String(app.people.asesor.id)]);
  const { ganancia, ...counted } = all.items.find(
    ({ clave }: { clave: string }) => clave === own.items[0]!.clave,
  )!.ahora;
  expect(ganancia).not.toBeNull();
  expect(own.ahora).toEqual({ ...counted, ganancia: null });
  const led = await sales("vendedor", month, "lider");
  expect(led.ahora).toEqual(expect.objectContaining({ ganancia: null, contratos: counted.contratos }));
  expect((await sales("destino", month, "asesor2")).ahora.contratos).toBe(0);
  expect(own.items[0]!.ahora.ganancia).toBeNull();
});

it("is read in one statement, however many groups there are", async () => {
  const { pool } = app.app.services;
  const query = pool.query.bind(pool);
  let asked: string[] = [];
  pool.query = ((...all: unknown[]) => {
    const [text] = all as [string | { text: string }];
    asked.push(typeof text === "string" ? text : text.text);
    return (query as (...rest: unknown[]) => unknown)(...all);
  }) as typeof pool.query;
  const statements = async (por: SalesDimension) => {
    asked = [];
    const { items } = await sales(por);
    expect(items.length).toBeGreaterThan(0);
    return asked.filter((text) => text.includes("por_cobrar")).length;
  };
  try {
    for (const por of dimensions) expect([por, await statements(por)]).toEqual([por, 1]);
    const before = asked.length;
    await aContractToBuy(app);
    await sales("destino");
    asked = [];
    await sales("destino");
    expect(asked.length).toBeLessThanOrEqual(before);
  } finally {
    pool.query = query;
  }
});

it("days that end before they begin are refused", async () => {
  expectRefused(
    await app.as("owner").gql(SALES, {
      por: "vendedor",
      filter: { startDate: TODAY, endDate: inDays(-1) },
    }),
    "BAD_USER_INPUT",
    "La fecha final no puede ser anterior a la inicial",
  );
});

it("is ordered by any figure, and months of departure by their date", async () => {
  const months = (await sales("salida")).items.map(({ clave }: { clave: string }) => clave);
  expect(months).toEqual(months.toSorted());
  const { salesBy } = await app.as("owner").ask(SALES, { por: "destino", filter: month, order: "recaudo" });
  const received = salesBy.items.map(({ ahora }) => ahora.recaudo);
  expect(received).toEqual(received.toSorted((a: number, b: number) => b - a));
});

it("is taken along as a file with the same rows", async () => {
  const { items } = await sales("destino");
  const file = await exporting(() => app).taken("contador", {
    list: "salesBy",
    format: "csv",
    arguments: { por: "destino", filter: month },
  });
  for (const { nombre, ahora } of atLeastOne(items)) {
    const line = file
      .toString("utf8")
      .split(/\r?\n/)
      .find((text) => text.startsWith(`${nombre};`) || text.startsWith(`${nombre},`));
    expect(line).toContain(String(ahora.vendido));
  }
});
