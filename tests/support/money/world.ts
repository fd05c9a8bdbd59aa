import { randomUUID } from "node:crypto";
import { runOnce } from "graphile-worker";
import pg from "pg";
import type { TestApp } from "../app.ts";
import { at, inDays, START, TODAY } from "../calendar.ts";
import type { GraphQLAnswer } from "../client.ts";
import { CREATE, SEND } from "../story/contracts.ts";
import { MEANT, REGISTER, REVERSE, VERIFY } from "../story/payments.ts";
import { aPaymentLink, REPORT } from "../story/client-page.ts";
import { aPackage } from "../story/catalog.ts";
import { BOOK, CANCEL_RESERVATION, departure } from "../story/reservations.ts";
import { aCardOrder, anEvent, PAY_ONLINE, providerSays, sendEvent } from "../story/cards.ts";
import { expectedMovements } from "./bank.ts";
import { bankSentences, BankWorld } from "./bank-world.ts";
import { expectedMonth } from "./closing.ts";
import { LAST_MONTH, monthSentences, MonthWorld } from "./closing-world.ts";
import type {
  Actor,
  ModelDeparture,
  ModelPayable,
  Money,
  Outcome,
  Past,
  Reported,
  Transaction,
} from "./model.ts";
import { type Act, Refused, refusalOf } from "./outcomes.ts";
import { expectedRefunds } from "./refunds.ts";
import { RefundWorld } from "./refund-world.ts";
import { sentences } from "./sentences.ts";

const WITHDRAW = `mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`;
const TAKE_BACK = `mutation ($id: ID!) { withdrawReport(id: $id) { id } }`;
const RESERVATION_PAYMENT = `mutation ($id: ID!, $input: ReservationPaymentInput!, $key: String) {
  registerReservationPayment(id: $id, input: $input, idempotencyKey: $key) { id } }`;
const REFUND = `mutation ($id: ID!) { refundPayment(id: $id) { id } }`;
const APPLY = "payments.card-event";
const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) {
  cancelContract(id: $id, input: $input) { id } }`;

/**
 * State of the database's records that the model has: status of each contract, reservation and payment, by
 * id.
 */
export type Seen = Readonly<Record<string, string>>;

/** Returns the state that the model expects. */
export const expectedOf = (money: Money): Seen => {
  const { payables, payments } = money;
  return Object.fromEntries([
    ...expectedMovements(money),
    ...expectedRefunds(money),
    ...expectedMonth(money),
    ...payables.map(({ id, cancelled, paidUp }) => [id, cancelled ? "cancelled" : paidUp ? "paid" : "open"]),
    ...payments.map(({ id, status, reversed, inReview }) => [
      id,
      reversed ? "reversed" : inReview && status === "pending" ? "in review" : status,
    ]),
  ]) as Seen;
};

/** The product as the three actors use it: by requests, each its own, as many at once as they like. */
export class World {
  /** Number of requests that acted. */
  steps = 0;
  /** Bank movements and their acts. */
  readonly bank: BankWorld;
  /** Refunds and their acts. */
  readonly refunds: RefundWorld;
  /** Last month. */
  readonly months: MonthWorld;

  /** Last call to the provider. */
  #said: Promise<unknown> = Promise.resolve();
  /** Kept from one event to the next. */
  readonly #jobs: pg.Pool;

  private constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
  ) {
    this.#jobs = new pg.Pool({ connectionString: app.databaseUrl, max: 4 });
    const act: Act = async (actor, document, variables, files = {}) => {
      this.steps += 1;
      const { data, errors } = await app.as(actor).freely.gql(document, variables, files);
      const [error] = errors ?? [];
      if (!error) return data ?? {};
      throw new Refused(refusalOf(error, document).refused, error.message);
    };
    this.bank = new BankWorld(app, database, act);
    this.refunds = new RefundWorld(app, database, act);
    this.months = new MonthWorld(app, database, act);
  }

  static async open(app: TestApp): Promise<World> {
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    return new World(app, database);
  }

  async close(): Promise<void> {
    await this.#jobs.end();
    await this.database.end();
  }

  /** Sets the clock back to its former time: sessions hold until then, however much a story looked up. */
  async begin(): Promise<void> {
    this.app.clock.set(START);
    await this.months.begin();
  }

  /** A contract that was sent to its client. */
  async contract(price: number): Promise<ModelPayable> {
    const seller = this.app.as("gerente");
    const input = {
      clienteId: this.app.people.cliente.id,
      destino: "Leticia",
      precioTotal: price,
      numeroPasajeros: 2,
      fechaInicioViaje: inDays(60),
    };
    const { createContract } = await seller.ask(CREATE, { input });
    await seller.ask(SEND, { id: createContract.id, input: {} });
    const id = createContract.id as string;
    return { id, kind: "contract", price, people: 0, cancelled: false, paidUp: false };
  }

  /** A package with one departure of some seats. */
  async departure(seats: number, price: number): Promise<ModelDeparture> {
    return { packId: await aPackage(this.app, { cupos: seats, price }), seats, price };
  }

  book = (actor: Actor, packId: number, people: number): Promise<Outcome> => {
    const userId = this.app.people.cliente.id;
    return this.#act(actor, BOOK, { input: { packId, userId, numberOfPeople: people, fechas: departure } });
  };

  /** Registers a payment; `twice` sends the request a second time, at once, as a double click does. */
  async register(
    actor: Actor,
    { id, kind }: ModelPayable,
    monto: number,
    { twice, past }: Past & { readonly twice: boolean },
  ): Promise<Outcome> {
    const [paid, key] = [{ monto, fechaPago: dayOf(past) }, randomUUID()];
    const send = () =>
      kind === "contract"
        ? this.#act(actor, REGISTER, { input: { ...paid, contractId: id }, key })
        : this.#act(actor, RESERVATION_PAYMENT, { id, input: paid, key });
    const answers = await Promise.all(twice ? [send(), send()] : [send()]);
    // Of two requests one may be refused and the other done a moment later, when another actor made room;
    // but it is done once.
    const done = answers.flatMap((answer) => ("done" in answer ? answer.done : []));
    if (new Set(done).size > 1) throw new Error(`one request sent twice: ${JSON.stringify(answers)}`);
    return answers.find((answer) => "done" in answer) ?? answers[0]!;
  }

  decide = (actor: Actor, id: string, status: "verified" | "rejected"): Promise<Outcome> =>
    this.#act(actor, VERIFY, { id, input: { status, observaciones: "Revisado en el banco", ...MEANT } });

  withdraw = (actor: Actor, id: string): Promise<Outcome> => this.#act(actor, WITHDRAW, { id });

  reverse = (actor: Actor, id: string): Promise<Outcome> =>
    this.#act(actor, REVERSE, { id, input: { motivo: "Se registró por error" } });

  cancel = (actor: Actor, { id, kind }: ModelPayable): Promise<Outcome> =>
    this.#act(actor, kind === "contract" ? CANCEL : CANCEL_RESERVATION, {
      id,
      input: { motivo: "El cliente desistió" },
    });

  /** Reports a payment by a link of its own: how often one may is no rule about money. */
  async report(contractId: string, monto: number, past: boolean): Promise<Outcome> {
    this.steps += 1;
    const client = this.app.withLink(await aPaymentLink(this.app, contractId));
    const referenciaPago = randomUUID();
    const input = { contractId, monto, fechaPago: dayOf(past), referenciaPago };
    const { errors } = await client.gql(REPORT, { input });
    if (errors?.length) return refusalOf(errors[0]!, REPORT);
    const { rows } = await this.database.query<{ id: string }>(
      "select id from payments where referencia_pago = $1",
      [referenciaPago],
    );
    return { done: rows[0]!.id };
  }

  /** Takes a report back, by another link of the same contract. */
  async takeBack(contractId: string, id: string): Promise<Outcome> {
    this.steps += 1;
    const client = this.app.withLink(await aPaymentLink(this.app, contractId));
    const { errors } = await client.gql(TAKE_BACK, { id });
    return errors?.length ? refusalOf(errors[0]!, TAKE_BACK) : { done: id };
  }

  refund = (actor: Actor, id: string): Promise<Outcome> => this.#act(actor, REFUND, { id });

  /**
   * Pays by card as anybody may who knows the contract or reservation; the provider sends no event unasked.
   */
  async card({ id, kind }: ModelPayable, monto: number, number: string, past: boolean): Promise<Outcome> {
    const now = this.app.clock.now();
    if (past) this.app.clock.set(at(LAST_MONTH, "19:30"));
    const paid = kind === "contract" ? { contractId: id } : { contractId: undefined, orderId: id };
    const input = await aCardOrder(this.app, id, { number, monto, ...paid });
    this.steps += 1;
    const { data, errors } = await this.app.as().gql(PAY_ONLINE, { input });
    if (past) this.app.clock.set(now);
    if (errors?.length) return refusalOf(errors[0]!, PAY_ONLINE);
    const { payment, transaction, reference } = data!["payOnline"] as PaidOnline;
    return { done: payment.id, transaction: { id: transaction.id, reference } };
  }

  /**
   * Sets the status of a transaction, which the provider reports by an event, `times` times at once, and
   * applies it. The provider reports one status at a time.
   */
  settle(transaction: Transaction, monto: number, reported: Reported, times: number): Promise<Outcome> {
    const next = this.#said.then(() => this.#settle(transaction, monto, reported, times));
    this.#said = next.catch(() => undefined);
    return next;
  }

  async #settle(
    { id, reference }: Transaction,
    monto: number,
    status: Reported,
    times: number,
  ): Promise<Outcome> {
    this.steps += 1;
    const said = { id, reference, status, amount_in_cents: monto * 100 };
    await providerSays(this.app, said);
    const event = anEvent(this.app, said);
    const answers = await Promise.all(Array.from({ length: times }, () => sendEvent(this.app, event)));
    if (answers.some(({ status }) => status !== 200)) throw new Error("an event was not taken");
    await this.#apply();
    return { done: id, reference };
  }

  /** Ten minutes later the product queries the provider for open payments. */
  async lookUp(): Promise<Outcome> {
    this.steps += 1;
    this.app.clock.advance({ minutes: 11 });
    await this.app.app.worker.sweep();
    await this.#apply();
    return { done: "looked up" };
  }

  /** Runs the jobs that apply events, and no others. */
  async #apply(): Promise<void> {
    const { tasks, logger } = this.app.app.worker;
    const taskList = { [APPLY]: tasks[APPLY]! };
    await runOnce({ pgPool: this.#jobs, taskList, noHandleSignals: true, logger });
  }

  /** The payments of a reference, the oldest first. */
  async paymentsOf(reference: string): Promise<string[]> {
    const { rows } = await this.database.query<{ id: string }>(
      "select id from payments where wompi_reference = $1 order by created_at, id",
      [reference],
    );
    return rows.map(({ id }) => id);
  }

  async #act(actor: Actor, document: string, variables: object): Promise<Outcome> {
    this.steps += 1;
    const { data, errors }: GraphQLAnswer = await this.app.as(actor).freely.gql(document, variables);
    const [error] = errors ?? [];
    if (error) return refusalOf(error, document);
    return { done: (Object.values(data ?? {})[0] as { id: string }).id };
  }

  /**
   * Returns the state of the model's contracts and reservations in the database, and of all their payments.
   */
  async see({ payables, departure: { packId } }: Money): Promise<Seen> {
    const { rows } = await this.database.query<{ id: string; status: string }>(
      `select id, case status when 'cancelled' then 'cancelled' else 'open' end as status
       from contracts where id = any($1)
       union all
       select id, case status when 'anulada' then 'cancelled' when 'pagada' then 'paid' else 'open' end
       from reservations where package_id = $2
       union all
       select p.id, case when p.reversed_at is not null then 'reversed'
         when p.status = 'pending' and p.decision_note is not null then 'in review' else p.status end
       from payments p left join reservations r on r.id = p.order_id
       where p.contract_id = any($1) or r.package_id = $2`,
      [payables.map(({ id }) => id), packId],
    );
    return Object.fromEntries([
      ...(await this.bank.see()),
      ...(await this.refunds.see(payables.map(({ id }) => id))),
      ...(await this.months.see()),
      ...rows.map(({ id, status }) => [id, status] as const),
    ]);
  }

  /** The sentences about money that do not hold of the whole database. */
  async broken(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ sentence: string; example: string }>(
      Object.entries({ ...sentences, ...bankSentences, ...monthSentences })
        .map(([sentence, wrong]) => `(select '${sentence}' as sentence, (${wrong}) as example)`)
        .join(" union all "),
    );
    return rows.filter(({ example }) => example !== null).map((row) => `${row.sentence}: ${row.example}`);
  }
}

interface PaidOnline {
  readonly payment: { readonly id: string };
  readonly transaction: { readonly id: string };
  readonly reference: string;
}

const dayOf = (past: boolean) => (past ? LAST_MONTH : TODAY);
