import { getOperationAST, isNonNullType, print, typeFromAST } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../../api/src/core/context.ts";
import { schemaOf } from "../../../api/src/core/graphql/schema.ts";
import { modules } from "../../../api/src/modules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, monthIn, YEAR } from "../../support/calendar.ts";
import { expectSameAnswers } from "../../support/differential.ts";
import { handles } from "../../support/people.ts";
import { customerOfQuote } from "../../support/story/customers.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aCompletedContract, aPaidCommission } from "../../support/story/commissions.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { anItemInInstallments } from "../../support/story/purchases.ts";
import { aCompletedQuote, anAcceptedQuote, aQuote, aRequotedQuote } from "../../support/story/quotes.ts";
import { type StoredDocument, storedDocuments } from "../../api/read/stored-documents.ts";

const schema = schemaOf(modules);
const documents = storedDocuments(schema);

/**
 * The documents that the product lives on: they must be answered as text to every person who may ask
 * them.
 */
const hot = ["GET /quotes", "GET /quotes/:id", "GET /quotes/external/list"];

let app: TestApp;
let everybody: Context[];
let values: Readonly<Record<string, readonly unknown[]>>;
let scalars: typeof values;
/** The record whose id a document of this name asks for, the first that fits. */
let records: readonly (readonly [name: RegExp, id: string])[];

// A whole sale is behind the documents, so that their lists hold something: quotes, a bought and paid
// contract, its commissions.
beforeAll(async () => {
  app = await anAppWithSales();
  const accepted = await anAcceptedQuote(app);
  await aCompletedQuote(app);
  await aRequotedQuote(app);
  await aQuote(app, { by: "gerente2" });
  const calculated = await aConfirmedQuote(app);
  const bought = await anItemInInstallments(app);
  const contract = await aCompletedContract(app);
  const payment = await aVerifiedPayment(app, (await aPayableContract(app)).id);
  const commission = await aPaidCommission(app);
  await app.runJobs();
  const notification = await app.as("asesor").ask("{ notifications { items { id } } }");

  const origin = { requestId: "1", channel: "graphql", ip: null, userAgent: null } as const;
  everybody = [null, ...handles].map((who) =>
    app.app.contexts.make({ viewer: who && app.people[who], link: null, badBearer: false }, origin),
  );
  const customer = await customerOfQuote(app, accepted.id);
  records = [
    [/^Customer/, customer.id],
    [/^Addend(a|umBase|umToSign)$/, contract.id],
    [/^TemplateDetail/, "01994f00-0000-7000-8000-000000000001"],
    [/^TemplateValues/, contract.id],
    [/quote-calculations\/:id$/, calculated.calculationId],
    [/calculation/i, calculated.id],
    [/purchases\/:|PurchaseInstallments/, bought.purchase.id],
    [/payments?\/:id\/receipt|^Payment(Receipt|Detail)/, payment.id],
    [/commissions\/:id|^CommissionDetail/, commission.id],
    [/notification/i, String(notification["notifications"].items[0]?.id)],
    [/purchase|item/i, bought.contract.id],
    [/contract|payment|cash/i, contract.id],
  ];
  values = {
    userId: [app.people.asesor.id, 999_999],
    vendedorId: [app.people.asesor.id],
    sellerId: [app.people.asesor.id],
    managerId: [app.people.gerente.id, app.people.gerente2.id],
    period: ["current_month", "all"],
    tipo: ["asesor", "lider"],
    kind: ["asesor"],
    role: ["asesor", "lider"],
    order: ["prioridad", "monto"],
    key: ["hero", "notice_data"],
    keys: [["about", "policies"]],
    all: [true, false],
    past: [true, false],
    from: [1],
    to: [1],
    tripType: ["nacional", "internacional"],
    email: ["maria@example.com", "nadie@example.com"],
    startDate: [inDays(-30)],
    endDate: [inDays(0)],
    day: [inDays(0)],
    year: [Number(YEAR)],
    mes: [monthIn(0)],
    // By their type, before their name.
    FailedKind: ["task", "mail"],
    SalesDimension: ["vendedor", "destino", "canal", "salida"],
    compared: [true, false],
    TripProfitGrouping: ["destino", "vendedor", "proveedor", "mes"],
    PayableKind: ["contract"],
    PayoutKind: ["commission", "refund"],
    ChartPeriod: ["month", "week"],
    DashboardPeriod: ["month", "all"],
    ServiceKind: ["hotel", "traslado"],
    StoryRecord: ["contract", "person"],
    ExportedList: ["quotes", "providerDues"],
    CommissionIdsInput: [{ ids: [commission.id] }],
    NoticeAudience: [{ userIds: [app.people.asesor.id] }],
    SimulateLimitInput: [{ limite: 1_000_000 }],
    TripProfitFilter: [{ startDate: inDays(-30), endDate: inDays(0) }, {}],
    SimulateTermsInput: [
      { calculationType: "percentage", percentage: 5, role: "asesor", tripType: "nacional" },
    ],
  };
  scalars = {
    ID: [accepted.id, "01890000-0000-7000-8000-000000000000"],
    Int: [app.people.asesor.id, 999_999],
    String: ["Cartagena", ""],
  };
});

/** Variables for a document: every required one that has no default, the n-th value of each. */
function variablesOf({ name, document }: StoredDocument, n: number): Record<string, unknown> {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const required = definitions.filter(
    ({ type, defaultValue }) => !defaultValue && isNonNullType(typeFromAST(schema, type as never)),
  );
  return Object.fromEntries(
    required.map(({ variable }) => {
      const type = typeOf(variable.name.value, document);
      const record = type === "ID" && n === 0 ? records.find(([pattern]) => pattern.test(name)) : undefined;
      if (record) return [variable.name.value, record[1]];
      const known = values[type] ?? values[variable.name.value] ?? scalars[type];
      if (!known) throw new Error(`${name} needs $${variable.name.value}: say above what stands for it`);
      return [variable.name.value, known[n % known.length]];
    }),
  );
}

const typeOf = (variable: string, document: StoredDocument["document"]): string => {
  const found = getOperationAST(document)?.variableDefinitions?.find(
    (definition) => definition.variable.name.value === variable,
  );
  return found ? String(typeFromAST(schema, found.type as never)).replaceAll(/[![\]]/g, "") : "";
};

describe("every stored document answers the same in both tiers, to everybody", () => {
  it.each(documents.map((stored) => [stored.name, stored] as const))("%s", async (name, stored) => {
    for (const n of [0, 1]) {
      const question = { document: stored.document, variables: variablesOf(stored, n) };
      const answered = await expectSameAnswers({ schema, text: app.app.fast }, question, everybody);
      if (hot.includes(name)) {
        expect(answered).not.toContain("graphql");
        expect(answered.slice(1)).toContain("text");
      }
    }
  });

  it("the documents that must be text are stored", () => {
    expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(hot));
  });
});

/** Text of an answer over HTTP, without the ids of its request and the line end that Apollo adds. */
async function askedOverHttp(body: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  const text = await response.text();
  return text.trimEnd().replaceAll(/"requestId":"[^"]*"/g, '"requestId":""');
}

/** Returns an answer without the root that refused: which of several does so first is chance. */
function comparable(text: string): string {
  const { data, errors } = JSON.parse(text) as { data: unknown; errors?: readonly Failed[] };
  return JSON.stringify([data, errors?.map(({ message, extensions }) => [message, extensions.code])]);
}

interface Failed {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

describe("every stored document is answered alike by Apollo, once learned, and once its bytes are known", () => {
  it.each(documents.map((stored) => [stored.name, stored] as const))("%s", async (_name, stored) => {
    for (const who of ["owner", "asesor"] as const) {
      const { headers } = app.as(who);
      // A name of its own, so that nobody else has asked these bytes before.
      const query = `# ${who}\n${print(stored.document)}`;
      const body = JSON.stringify({ query, variables: variablesOf(stored, 0) });
      const first = await askedOverHttp(body, headers);
      const learned = await askedOverHttp(body, headers);
      const known = await askedOverHttp(body, headers);
      if (!learned.includes('"errors":')) expect(known).toBe(learned);
      // What is kept as JSON is written by Postgres with blanks, which Apollo leaves out.
      expect([comparable(learned), comparable(known)]).toEqual([comparable(first), comparable(first)]);
    }
  });
});
