import pg from "pg";
import { type Capability, may } from "../../../api/src/modules/accounts/permissions.rules.ts";
import type { TestApp } from "../app.ts";
import type { Client } from "../client.ts";
import type { Handle } from "../people.ts";
import { aPaymentLink } from "../story/client-page.ts";
import { type Facts, finished, sentenceFacts, type Table } from "./sentences.ts";

/** A wait as GraphQL answers it. */
interface Turn {
  readonly userId: number | null;
  readonly isClient: boolean;
  readonly people: readonly { readonly id: number }[];
  readonly act: string;
  readonly since: string | null;
  readonly sentence: string;
}

interface Waiting {
  readonly id: string;
  readonly status?: string;
  readonly contractId?: string | null;
  readonly turn: Turn | null;
  readonly turns: readonly Turn[];
  readonly acts: readonly {
    readonly name: string;
    readonly allowed: boolean;
    readonly reason: string | null;
  }[];
}

const staff = [
  "asesor",
  "lider",
  "gerente",
  "asesor2",
  "lider2",
  "gerente2",
  "admin",
  "contador",
  "owner",
] as const satisfies readonly Handle[];

const FIELDS = `id turn { act since sentence } turns { userId isClient people { id } act since sentence }
  acts { name allowed reason }`;

const OWN_TURNS = `query ($id: ID!) { ownContract(id: $id) { turns { act sentence } } }`;

/** Documents that list everything in a person's scope, by table. */
const lists = {
  quotes: `{ quotes(page: 1, limit: 100) { total items { ${FIELDS} } } }`,
  contracts: `{ contracts(page: 1, limit: 100) { total items { ${FIELDS} } } }`,
  payments: `{ payments(page: 1, limit: 100) { total items { ${FIELDS} contractId } } }`,
  refunds: `{ refunds(page: 1, limit: 100, filter: { show: todas }) { total items { ${FIELDS} } } }`,
  chargebacks: `{ chargebacks(page: 1, limit: 100) { total items { ${FIELDS} } } }`,
  claims: `{ claims(page: 1, limit: 100) { total items { ${FIELDS} } } }`,
  invoices: `{ invoices(page: 1, limit: 100) { total items { ${FIELDS} } } }`,
} as const satisfies Record<Table, string>;
const tables = Object.keys(lists) as Table[];

/** The act of a record's table of acts by which a wait is done; else the capability that its act asks for. */
const doneBy: Readonly<Record<string, { readonly act: string } | { readonly may: Capability }>> = {
  "quotes review": { may: "decideQuotes" },
  "quotes answer": { may: "manageQuotes" },
  "quotes reassign": { act: "reassign" },
  "quotes edit": { act: "edit" },
  "quotes calculate": { act: "calculate" },
  "quotes approveDiscount": { act: "approveDiscount" },
  "quotes send": { act: "send" },
  "quotes requote": { act: "requote" },
  "quotes passengers": { may: "managePassengers" },
  "quotes convert": { may: "createContracts" },
  "contracts answerCancellation": { may: "cancelContracts" },
  "contracts confirmEmail": { may: "confirmContractEmails" },
  "contracts review": { may: "decideQuotes" },
  "contracts send": { act: "send" },
  "contracts convert": { act: "convert" },
  "contracts passengers": { may: "managePassengers" },
  "contracts complete": { act: "complete" },
  "contracts buy": { may: "buy" },
  "contracts verifyPayment": { may: "verifyPayments" },
  "contracts decideRefund": { may: "decideRefunds" },
  "contracts enterAirlineFigure": { may: "decideRefunds" },
  "contracts verify": { may: "verifyPayments" },
  "contracts pay": { may: "payRefunds" },
  "contracts askApproval": { may: "payRefunds" },
  "contracts approvePayout": { may: "payRefunds" },
  "payments verify": { act: "verify" },
  "refunds pay": { act: "pay" },
  "refunds askApproval": { may: "payRefunds" },
  "refunds approvePayout": { may: "payRefunds" },
  "chargebacks answer": { act: "decide" },
  "claims answer": { act: "answer" },
  "invoices review": { act: "confirm" },
  "invoices correct": { act: "correct" },
  "invoices resend": { act: "sendAgain" },
  "invoices resendNote": { may: "invoice" },
  "invoices credit": { act: "credit" },
};

/** Returns the place of a wait among the waits of its record, by its sentence and its person. */
function placeOf({ userId, isClient }: Turn, { reason }: Facts): number {
  if (reason) return reason === "term" ? 0 : 1;
  if (isClient) return 2;
  return userId === null ? 3 : 4;
}

/** Compares what every record waits for with its facts, as each person of the team is answered. */
export class Looker {
  /** Number of records, and of waits, that were compared. */
  records = 0;
  waits = 0;
  /** Sentences that were met, by their place in the table. */
  readonly met = new Set<RegExp>();
  readonly #database: pg.Pool;

  constructor(private readonly app: TestApp) {
    this.#database = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  }

  close = (): Promise<void> => this.#database.end();

  /** Returns every contradiction that a member of the team is shown now, each as one line. */
  async contradictions(sessionOf: (who: Handle) => Promise<Client>): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const table of tables) {
      const shown = new Map<string, Waiting>();
      const seenBy = new Map<string, Map<number, Waiting["acts"]>>();
      for (const who of staff) {
        const { id } = this.app.people[who];
        for (const record of await this.#list(await sessionOf(who), table)) {
          const known = shown.get(record.id) ?? record;
          shown.set(record.id, known);
          if (JSON.stringify(known.turns) !== JSON.stringify(record.turns))
            wrong.push(`${table} ${record.id}: ${who} gets other waits than the first who asked`);
          const acts = seenBy.get(record.id) ?? new Map<number, Waiting["acts"]>();
          seenBy.set(record.id, acts.set(id, record.acts));
        }
      }
      for (const record of shown.values()) {
        const faults = await this.#faultsOf(table, record, seenBy.get(record.id)!);
        if (table === "contracts") faults.push(...(await this.#faultsOfPage(record)));
        for (const fault of faults) wrong.push(`${table} ${record.id}: ${fault}`);
      }
    }
    return wrong;
  }

  async #list(client: Client, table: Table): Promise<readonly Waiting[]> {
    const { data } = await client.gql(lists[table]);
    const list = (data as Record<string, unknown> | undefined)?.[table] as
      { readonly total: number; readonly items: readonly Waiting[] } | undefined;
    if (list && list.total > 100) throw new Error(`${table}: ${list.total} records, of which 100 are read`);
    return list?.items ?? [];
  }

  async #faultsOf(
    table: Table,
    { id, turn, turns }: Waiting,
    seenBy: ReadonlyMap<number, Waiting["acts"]>,
  ): Promise<string[]> {
    this.records += 1;
    this.waits += turns.length;
    const faults: string[] = [];
    if ((turn?.sentence ?? null) !== (turns[0]?.sentence ?? null)) faults.push("its turn is not the first");
    const over = finished[table];
    if (over && turns.length > 0 && (await this.#holds(table, id, over)))
      faults.push(`it is finished and waits: ${turns.map(({ sentence }) => sentence).join(" ")}`);
    const places: [number, string][] = [];
    for (const one of turns) {
      const facts = sentenceFacts.find((known) => known.table === table && known.sentence.test(one.sentence));
      if (!facts) {
        faults.push(`no facts are known of «${one.sentence}»`);
        continue;
      }
      this.met.add(facts.sentence);
      places.push([placeOf(one, facts), one.since ?? "~"]);
      if (!facts.acts.includes(one.act)) faults.push(`«${one.sentence}» asks for ${one.act}`);
      const said = [...(facts.sentence.exec(one.sentence) ?? [])].slice(1).filter((group) => group);
      if (!(await this.#holds(table, id, facts.holds(said)))) faults.push(`«${one.sentence}» is not so`);
      if (facts.since !== null && !(await this.#isSince(table, id, facts.since, one.since)))
        faults.push(`«${one.sentence}» is said to wait since ${one.since}`);
      faults.push(...this.#barred(table, one, seenBy));
    }
    const sorted = places.toSorted(([a, at], [b, then]) => a - b || at.localeCompare(then));
    if (JSON.stringify(sorted) !== JSON.stringify(places))
      faults.push(`its order is ${JSON.stringify(places)}`);
    return faults;
  }

  /** Returns where a client's own page says another thing than their contract waits for. */
  async #faultsOfPage({ id, turns }: Waiting): Promise<readonly string[]> {
    const client = this.app.withLink(await aPaymentLink(this.app, id));
    const { data, errors } = await client.gql(OWN_TURNS, { id });
    if (errors) return [`its client's page is refused: ${errors[0]?.message}`];
    const said = (data as { ownContract: { turns: Pick<Turn, "act" | "sentence">[] } }).ownContract.turns;
    const meant = turns.flatMap(({ act, sentence }) => {
      const client = sentenceFacts.find(
        (known) => known.table === "contracts" && known.sentence.test(sentence),
      )?.client;
      return client ? [{ act, client }] : [];
    });
    const same = meant.every(
      ({ act, client }, at) => said[at]?.act === act && client.test(said[at].sentence),
    );
    return same && said.length === meant.length
      ? []
      : [`its client reads ${said.map(({ sentence }) => `«${sentence}»`).join(" ") || "nothing"}`];
  }

  /** Returns for each person whose step it is, and who may not do it, why. */
  #barred(table: Table, turn: Turn, seenBy: ReadonlyMap<number, Waiting["acts"]>): readonly string[] {
    const named = turn.userId === null ? turn.people.map(({ id }) => id) : [turn.userId];
    if (turn.isClient)
      return named.length === 0 ? [] : [`«${turn.sentence}» is the client's and names ${named}`];
    if (named.length === 0) return [`«${turn.sentence}» waits for nobody`];
    const done = doneBy[`${table} ${turn.act}`];
    if (!done) return [`nobody knows how ${table} ${turn.act} is done`];
    return named.flatMap((id) => {
      const who = staff.find((one) => this.app.people[one].id === id);
      if (!who) return [`«${turn.sentence}» names ${id}, who is nobody's session`];
      const acts = seenBy.get(id);
      if (!acts) return [`«${turn.sentence}» names ${who}, who does not see it`];
      if ("may" in done)
        return may(this.app.people[who].role, done.may) ? [] : [`${who} may not do «${turn.sentence}»`];
      const offered = acts.find(({ name }) => name === done.act);
      return offered?.allowed
        ? []
        : [`${who} may not ${done.act}, «${turn.sentence}»: ${offered?.reason ?? "not offered"}`];
    });
  }

  async #ask<Answer>(table: Table, id: string, what: string): Promise<Answer> {
    const { rows } = await this.#database.query<{ answer: Answer }>(
      `select (${what}) as answer from ${table} r where r.id = $1 and $2::timestamptz is not null`,
      [id, this.app.clock.now()],
    );
    return rows[0]!.answer;
  }

  #holds = async (table: Table, id: string, condition: string): Promise<boolean> =>
    (await this.#ask<boolean | null>(table, id, condition)) === true;

  async #isSince(table: Table, id: string, instant: string, said: string | null): Promise<boolean> {
    const fact = await this.#ask<Date | null>(table, id, instant);
    return (fact?.getTime() ?? null) === (said === null ? null : new Date(said).getTime());
  }
}
