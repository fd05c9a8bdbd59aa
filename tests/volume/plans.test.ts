import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankAccount } from "../bench/fill/bank.ts";
import { volume } from "../bench/fill/volume.ts";
import type { TestApp } from "../support/app.ts";
import { inDays } from "../support/calendar.ts";
import { aFilledApp } from "../support/filled.ts";
import { offeredFilters } from "../support/offered-filters.ts";
import type { Handle } from "../support/people.ts";
import { wholeTables as wholeTablesIn, wholeTablesOfList } from "../support/whole-tables.ts";
import { plansOfDesks } from "./plans/desks.ts";
import { plansOfFinancialReports } from "./plans/financial.ts";
import { plansOfMonths } from "./plans/months.ts";
import { plansOfOperation } from "./plans/operation.ts";
import { plansOfQuotes } from "./plans/quotes.ts";
import { plansOfSearch } from "./plans/search.ts";

let test: TestApp;

// The first who wants the records of years writes them.
beforeAll(async () => {
  test = await aFilledApp();
}, 1_800_000);

afterAll(() => test?.close());

/**
 * The customers of a manager's teams are most of them: without a filter, or of one of the two kinds, they are
 * counted in one go, since their sellers are in lists of people (decision 0095). Postgres takes whichever way
 * is cheaper that day.
 */
const mostOfThem = ["{}", '{"kind":"empresa"}'];
const mayBeCounted = (who: Handle, list: string, filter: string) =>
  who === "gerente" && list === "customers" && mostOfThem.includes(filter);

/**
 * A manager sees the reservations of their team and the ones that concern nobody of the staff, which are most
 * of them: for their payments the owners of those reservations are found in one go.
 */
const readInOneGo = (who: Handle, list: string) =>
  who === "gerente" && list === "payments" ? ["reservations"] : [];

const readWhole = (list: string, filter: object, who: Handle) => wholeTablesOfList(test, list, filter, who);
const wholeTables = (document: string, variables: object, who: Handle, most?: number) =>
  wholeTablesIn(test, document, variables, who, most);

describe.each(["admin", "gerente", "asesor"] as const)(
  `over ${volume.quotes.toLocaleString("en")} quotes, to %s`,
  (who) => {
    it.each(Object.entries(offeredFilters))(
      "no filter that the screen of %s offers reads a whole table",
      async (list, filters) => {
        const whole: Record<string, readonly string[]> = {};
        for (const filter of filters) {
          const name = JSON.stringify(filter);
          const found = await readWhole(list, filter, who);
          const tables = found.filter((table) => !readInOneGo(who, list).includes(table));
          if (tables.length > 0 && !mayBeCounted(who, list, name)) whole[name] = tables;
        }
        expect(whole).toEqual({});
      },
    );
  },
);

it.each([
  { number: "01900007-0000-7000-8000-000000000077" },
  { person: "asesor@travesia.test" },
  { from: inDays(-1), to: inDays(-1) },
  { record: "quote", act: "moved", from: inDays(-3) },
])("the history is read by an index for %o", async (filter) => {
  const AUDIT = `query ($filter: AuditFilter) { auditEntries(limit: 25, filter: $filter) {
    items { id text changes { label } recordName } total } }`;
  expect(await wholeTables(AUDIT, { filter }, "owner", 10)).not.toContain("audit_entries");
});

plansOfQuotes(() => test);
plansOfFinancialReports(() => test);
plansOfMonths(() => test);
plansOfDesks(() => test);
plansOfSearch(() => test);
plansOfOperation(() => test);

describe("a seller's commissions", () => {
  it.each([
    [
      "the objections that wait",
      `{ commissionObjections(limit: 20, filter: { status: abierta }) {
      items { id texto commission { montoComision } } total } }`,
      "admin",
    ],
    [
      "the objections to one's own",
      `{ commissionObjections(limit: 20) { items { id texto } total } }`,
      "asesor",
    ],
  ] as const)("read no whole table for %s", async (_, document, who) => {
    expect(await wholeTables(document, {}, who)).toEqual([]);
  });
});

describe("refunds", () => {
  const REFUNDS = `query ($filter: RefundFilter) { refunds(limit: 10, filter: $filter) {
    items { id monto accountMasked paidFor { name } acts { name } } total } }`;
  const CASES = `query ($filter: ChargebackFilter) { chargebacks(limit: 10, filter: $filter) {
    items { id number payment { monto paidFor { name } } acts { name } } total } }`;
  const asked: readonly (readonly [string, object])[] = [
    ...["abiertas", "vencidas", "pagadas", "anuladas", "todas"].map((show) => [REFUNDS, { show }] as const),
    ...["abiertos", "vencidos", "cerrados", "todos"].map((show) => [CASES, { show }] as const),
    ["{ refundCounters { abiertas vencidas pagadas anuladas porDevolver } }", {}],
    ["{ chargebackCounters { abiertos vencidos cerrados } }", {}],
  ];

  it("reads no whole table, whichever list and filter, nor to count", async () => {
    const whole: Record<string, readonly string[]> = {};
    for (const [document, filter] of asked) {
      const tables = await wholeTables(document, document.includes("$filter") ? { filter } : {}, "contador");
      if (tables.length > 0) whole[`${document.slice(0, 24)} ${JSON.stringify(filter)}`] = tables;
    }
    expect(whole).toEqual({});
  });
});

describe("requests about data and claims of consumers", () => {
  const CLAIMS = `query ($filter: ClaimFilter) { claims(limit: 10, filter: $filter) {
    items { id number overdue takenBy { name } acts { name } } total } }`;

  it("read no whole table, whichever list and filter, nor to count", async () => {
    const filters = [
      ...["por_responder", "vencidas", "por_completar", "cerradas"].map((show) => ({ show })),
      ...[
        { show: "por_responder", family: "datos" },
        { show: "vencidas", takenById: 3 },
        { search: "persona 77" },
      ],
    ];
    const whole: Record<string, readonly string[]> = {};
    for (const filter of filters) {
      const tables = await wholeTables(CLAIMS, { filter }, "admin");
      if (tables.length > 0) whole[JSON.stringify(filter)] = tables;
    }
    const counted = "{ claimCounters { porResponder vencidas porCompletar cerradas } }";
    expect(await wholeTables(counted, {}, "admin")).toEqual([]);
    expect(whole).toEqual({});
  });
});

describe("the bank's lists", () => {
  const MOVEMENTS = `query ($filter: BankMovementFilter) {
    bankMovements(limit: 20, filter: $filter) { items { id text amount state free proposed } } }`;
  const UNBACKED = `query ($filter: PaymentFilter) { unbackedPayments(limit: 20, filter: $filter) {
    items { id respaldado } } }`;

  const COUNTERS = `query ($accountId: ID, $startDate: Day, $endDate: Day) {
    bankCounters(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
      proposed exact unowned unownedAmount unbacked unbackedAmount } }`;
  const IMPORTS = `query ($accountId: ID) {
    bankImports(limit: 5, accountId: $accountId) { items { id filename lines fresh } } }`;

  it("read no whole table, whichever list and filter", async () => {
    const asked = [
      ...["propuestas", "exactas", "sin_dueno", "asignados", "apartados", "todos"].map((list) => [
        MOVEMENTS,
        { list },
      ]),
      [MOVEMENTS, { list: "sin_dueno", startDate: inDays(-19) }],
      [MOVEMENTS, { list: "todos", search: "transferencia 77" }],
      [UNBACKED, {}],
      [UNBACKED, { search: "cartagena" }],
    ] as const;
    const counted = [
      ...[COUNTERS, IMPORTS].flatMap((document) =>
        [null, bankAccount].map((accountId) => [document, { accountId }] as const),
      ),
      // Of a month, as its closing shows them.
      [COUNTERS, { startDate: inDays(-5), endDate: inDays(0) }] as const,
    ];
    const whole: Record<string, readonly string[]> = {};
    for (const [document, variables] of [
      ...asked.map(([document, filter]) => [document as string, { filter }] as const),
      ...counted,
    ]) {
      const tables = await wholeTables(document, variables, "contador");
      // Here are a handful of files, no proposals and no matches: they are read at once.
      const small = ["bank_imports", "bank_proposals", "bank_backings"];
      const large = tables.filter((table) => !small.includes(table));
      if (large.length > 0) whole[`${document.slice(0, 30)} ${JSON.stringify(variables)}`] = large;
    }
    expect(whole).toEqual({});
  });
});

describe("what is owed to providers", () => {
  const DUES = `query ($filter: ProviderDueFilter) {
    providerDues(limit: 25, filter: $filter) { items { id provider monto dueOn } total } }`;
  const FIGURES = `query ($filter: ProviderDueFilter) {
    providerDueFigures(filter: $filter) { overdue weekCount paidCount weeks { monday monto } } }`;
  /** Some provider of the fill. */
  const aProviderId = async () => {
    const { providers } = await test
      .as("admin")
      .ask(`{ providers(limit: 1, filter: { search: "Proveedor 7" }) { items { id } } }`);
    return providers.items[0].id as string;
  };

  it("reads no whole table of purchases, in one statement, for any filter", async () => {
    const providerId = await aProviderId();
    const since = inDays(-30);
    const asked = [
      ...[{}, { providerId }, { search: "cartagena" }].map((filter) => [FIGURES, filter] as const),
      ...[
        {},
        { when: "overdue" },
        { when: "due" },
        { when: "week" },
        { when: "later" },
        { when: "undated" },
        { when: "paid", startDate: since },
        { providerId },
        { when: "week", providerId },
        { startDate: inDays(0), endDate: inDays(6) },
        { search: "cartagena" },
        { when: "paid", startDate: since, search: "cartagena" },
      ].map((filter) => [DUES, filter] as const),
    ];
    const whole: Record<string, readonly string[]> = {};
    for (const [document, filter] of asked) {
      const tables = await wholeTables(document, { filter }, "contador", 1);
      // An agency knows some thousand providers at most: they may be read at once.
      const large = tables.filter((table) => table !== "providers");
      if (large.length > 0) whole[`${document.slice(40, 65).trim()} ${JSON.stringify(filter)}`] = large;
    }
    expect(whole).toEqual({});
  });

  it("reads no whole table for the page of one provider", async () => {
    const providerId = await aProviderId();
    for (const document of [
      `query ($providerId: ID!) { providerPurchases(providerId: $providerId) { items { id } total } }`,
      `query ($providerId: ID!) { providerContracts(providerId: $providerId) { contractId owed } }`,
    ])
      expect(await wholeTables(document, { providerId }, "contador", 1)).toEqual([]);
  });
});

describe("the review of the team's documents", () => {
  const DOCUMENTS = `query ($filter: StaffDocumentFilter) {
    staffDocuments(limit: 50, filter: $filter) { items { id fileUrl earlierFiles user { name } } } }`;

  it.each([{}, { status: "pending" }, { status: "approved", role: 3 }, { role: 2 }, { search: "camila" }])(
    "reads no whole table of documents for %o",
    async (filter) => {
      const whole = await wholeTables(DOCUMENTS, { filter }, "owner");
      expect(whole).toEqual([]);
    },
  );

  it("finds waiting documents, and people who owe some, without reading the whole table", async () => {
    for (const who of ["owner", "asesor"] as const)
      expect(await wholeTables("{ myDay { kind total records { recordId } } }", {}, who)).not.toContain(
        "staff_documents",
      );
  });
});
