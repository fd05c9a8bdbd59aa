import { beforeAll, describe, expect, it } from "vitest";
import { compareDay } from "../../../api/src/modules/reports/my-day/comparison/compare-day.ts";
import { dayLinesOf } from "../../../api/src/modules/reports/my-day-lines.ts";
import { dayKinds } from "../../../web/src/features/reports/my-day.kinds.ts";
import { START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { recordsAt } from "../../support/day-lists.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aDayOfEverything } from "../../support/story/day.ts";

const staff = ["asesor", "lider", "gerente", "asesor2", "lider2", "gerente2"] as const;
const everybody = [...staff, "admin", "contador", "owner"] as const;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await aDayOfEverything(app);
});

interface Turn {
  readonly userId: number | null;
  readonly people: readonly { readonly id: number }[];
  readonly step: string;
}

const TURN = "id turns { userId people { id } step }";

/** Documents that list everything in a person's scope, by table, with the turns of each record. */
const tables = {
  quotes: `{ quotes(page: 1, limit: 100) { total items { ${TURN} } } }`,
  contracts: `{ contracts(page: 1, limit: 100) { total items { ${TURN} } } }`,
  payments: `{ payments(page: 1, limit: 100) { total items { ${TURN} } } }`,
  refunds: `{ refunds(page: 1, limit: 100, filter: { show: todas }) { total items { ${TURN} } } }`,
  chargebacks: `{ chargebacks(page: 1, limit: 100) { total items { ${TURN} } } }`,
  claims: `{ claims(page: 1, limit: 100) { total items { ${TURN} } } }`,
  invoices: `{ invoices(page: 1, limit: 100) { total items { ${TURN} } } }`,
} as const;
type Table = keyof typeof tables;

/** The table of each line whose records have a step, and that step. */
const steps: Readonly<Record<string, readonly [Table, RegExp]>> = {
  quotes_to_assign: ["quotes", /^asignarle un asesor$/],
  questions_to_answer: ["quotes", /^responder la pregunta del cliente$/],
  quotes_to_price: [
    "quotes",
    /^(calcular el viaje|cambiarla y actualizar el precio|confirmar el precio otra vez)$/,
  ],
  quotes_to_redate: ["quotes", /^cambiarle las fechas$/],
  quotes_to_send: ["quotes", /^enviarla al cliente$/],
  discounts_to_approve: ["quotes", /^aprobar el descuento$/],
  decisions_to_review: ["quotes", /^revisar la decisión del cliente$/],
  quotes_to_complete: ["quotes", /^completar los pasajeros/],
  quotes_to_convert: ["quotes", /^convertirla en contrato$/],
  quotes_to_offer_again: ["quotes", /^(proponer otra opción|recotizar el viaje)$/],
  contracts_to_send: ["contracts", /^enviarlo( de nuevo)?$/],
  cancellations_to_answer: ["contracts", /^responder la solicitud de cancelación$/],
  contract_emails_to_confirm: ["contracts", /^revisar el cambio de correo del cliente$/],
  signatures_to_review: ["contracts", /^revisar la firma del cliente$/],
  passengers_to_complete: ["contracts", /^completar los datos de los pasajeros$/],
  items_to_make: ["contracts", /^crear sus servicios por comprar$/],
  items_to_buy: ["contracts", /^comprar los servicios$/],
  contracts_to_complete: ["contracts", /^completarlo$/],
  airlines_to_enter: ["contracts", /^registrar lo que retiene la aerolínea$/],
  refunds_to_decide: ["contracts", /^decidir cuánto se devuelve$/],
  payments_to_verify: ["payments", /^verificar el pago$/],
  payments_in_review: ["payments", /^verificar el pago o devolverlo$/],
  refunds_to_pay: ["refunds", /^(pagar la devolución|pedir la aprobación del pago)$/],
  chargebacks_to_answer: ["chargebacks", /^responderlo$/],
  claims_to_answer: ["claims", /^responderla$/],
  invoices_to_review: ["invoices", /^revisarla/],
  invoices_unsent: ["invoices", /^(corregirla|enviarla de nuevo)/],
  credit_notes_unsent: ["invoices", /nota crédito$/],
  credit_notes_to_make: ["invoices", /nota crédito$/],
};

/**
 * Steps that are done in a record of their own, which is in a line: a payment or a refund of a contract, or
 * its approval.
 */
const elsewhere: Partial<Record<Table, RegExp>> = {
  contracts: /^(verificar el pago( o devolverlo)?|pagar la devolución|(pedir la aprobación|aprobar).* pago)$/,
  refunds: /^aprobar el pago$/,
};
/** Steps whose records move to a line of their own once their day has passed. */
const overdue: Partial<Record<Table, string>> = {
  refunds: "refunds_overdue",
  chargebacks: "chargebacks_overdue",
  claims: "claims_overdue",
};

const names = (turn: Turn, id: number): boolean =>
  turn.userId === id || turn.people.some((person) => person.id === id);

/** Returns the lines that may contain a step of a record of a table. */
const linesOf = (table: Table, step: string): readonly string[] => [
  ...Object.keys(steps).filter((kind) => steps[kind]![0] === table && steps[kind]![1].test(step)),
  ...[overdue[table] ?? []].flat(),
];

/**
 * Returns the turns of each record of a table that a person sees; the map is empty for people who may not
 * read it.
 */
async function turnsOf(client: Client, table: Table): Promise<ReadonlyMap<string, readonly Turn[]>> {
  const { data } = await client.gql(tables[table]);
  const list = (data as Partial<Record<Table, unknown>> | undefined)?.[table] as
    { readonly total: number; readonly items: readonly { id: string; turns: readonly Turn[] }[] } | undefined;
  if (!list) return new Map();
  expect(list.total).toBeLessThanOrEqual(100);
  return new Map(list.items.map(({ id, turns }) => [id, turns]));
}

const sessions = new Map<string, Client>();

/** A person's session of one day; each day has its own sign-in, as a session ends after 12 hours. */
async function sessionOf(who: Handle, days: number): Promise<Client> {
  const key = `${who} ${days}`;
  const session = sessions.get(key) ?? (days === 0 ? app.as(who) : await signedInNow(app, who));
  sessions.set(key, session);
  return session;
}

/** Looks at the day of each person, some days after the start. */
async function lookAt(days: number, look: (who: Handle, client: Client) => Promise<void>): Promise<void> {
  app.clock.set(new Date(START.getTime() + days * 86_400_000));
  for (const who of everybody) await look(who, await sessionOf(who, days));
}

const kindsOf = async (client: Client): Promise<readonly string[]> =>
  (await client.ask("{ myDay { kind total } }")).myDay.map(({ kind }: { kind: string }) => kind);

describe("whose step the lines of my day count", () => {
  it.each([0, 4, 40])("is the viewer's in every row that waits for them, %i days on", async (days) => {
    const seen = new Set<string>();
    await lookAt(days, async (who, client) => {
      const { id } = app.people[who];
      for (const kind of await kindsOf(client)) {
        const step = steps[kind];
        if (!step) continue;
        const turns = await turnsOf(client, step[0]);
        for (const record of await recordsAt(dayKinds[kind as never]["all"], client, app.people[who])) {
          const own = (turns.get(record.id) ?? []).filter((turn) => names(turn, id));
          expect([who, kind, own.filter((turn) => step[1].test(turn.step)).length]).toEqual([who, kind, 1]);
        }
        seen.add(kind);
      }
    });
    if (days === 0) expect(Object.keys(steps).filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it.each([0, 4, 40])("is in a line wherever it is a person's, %i days on", async (days) => {
    await lookAt(days, async (who, client) => {
      const { id } = app.people[who];
      const shown = new Map<string, ReadonlySet<string>>();
      for (const kind of await kindsOf(client)) {
        const { all, isPage } = dayKinds[kind as keyof typeof dayKinds];
        if (!steps[kind] && !Object.values(overdue).includes(kind)) continue;
        if (isPage) continue;
        const records = await recordsAt(all, client, app.people[who]);
        shown.set(kind, new Set(records.map((record) => record.id)));
      }
      for (const table of Object.keys(tables) as Table[])
        for (const [recordId, turns] of await turnsOf(client, table))
          for (const turn of turns)
            if (names(turn, id) && !elsewhere[table]?.test(turn.step)) {
              const lines = linesOf(table, turn.step);
              const stands = lines.some((line) => shown.get(line)?.has(recordId));
              expect([who, table, turn.step, stands]).toEqual([who, table, turn.step, true]);
            }
    });
  });

  it.each([0, 4, 40])("is the same in the nightly comparison, %i days on", async (days) => {
    app.clock.set(new Date(START.getTime() + days * 86_400_000));
    const compared = await compareDay(app.app.services, app.clock.now());
    expect(compared).toMatchObject({ differing: 0, examples: [] });
    expect(compared.turns).toBeGreaterThan(Object.keys(steps).length);
  });

  it("is known for each line, and every line whose records have a step is compared with it", () => {
    const lines = everybody.flatMap((who) => dayLinesOf(app.people[who]));
    const theirs = new Set(lines.filter(({ turn }) => turn === "theirs").map(({ kind }) => kind));
    expect([...theirs].sort()).toEqual([...Object.keys(steps), "dossiers_to_take"].sort());
    const compared = lines.filter(({ turn, acts }) => turn === "theirs" && acts);
    expect([...new Set(compared.map(({ kind }) => kind))].sort()).toEqual(Object.keys(steps).sort());
    const reminders = lines.filter(({ turn }) => turn === "reminder");
    expect([...new Set(reminders.map(({ part }) => part))]).toEqual(["late"]);
  });
});
