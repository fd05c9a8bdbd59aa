import { randomUUID } from "node:crypto";
import { runOnce } from "graphile-worker";
import pg from "pg";
import type { TestApp } from "../app.ts";
import { inDays, START, TODAY } from "../calendar.ts";
import type { GraphQLAnswer } from "../client.ts";
import { CREATE, SEND } from "../story/contracts.ts";
import { REGISTER, REVERSE, VERIFY } from "../story/payments.ts";
import { aPaymentLink, REPORT } from "../story/client-page.ts";
import { aPackage } from "../story/catalog.ts";
import { BOOK, CANCEL_RESERVATION, departure } from "../story/reservations.ts";
import { aCardOrder, anEvent, PAY_ONLINE, tellEvent } from "../story/cards.ts";
import { expectedMovements } from "./bank.ts";
import { bankSentences, BankWorld, Refused } from "./bank-world.ts";
import type { Actor, ModelDeparture, ModelPayable, Money, Outcome, Told, Transaction } from "./model.ts";

const WITHDRAW = `mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`;
const TAKE_BACK = `mutation ($id: ID!) { withdrawReport(id: $id) { id } }`;
const RESERVATION_PAYMENT = `mutation ($id: ID!, $input: ReservationPaymentInput!, $key: String) {
  registerReservationPayment(id: $id, input: $input, idempotencyKey: $key) { id } }`;
const REFUND = `mutation ($id: ID!) { refundPayment(id: $id) { id } }`;
const APPLY = "payments.card-event";
const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) {
  cancelContract(id: $id, input: $input) { id } }`;

/** What stands in the database of the model: by id, where each thing and each payment stands. */
export type Seen = Readonly<Record<string, string>>;

/** What the model expects to see. */
export const expectedOf = (money: Money): Seen => {
  const { payables, payments } = money;
  return Object.fromEntries([
    ...expectedMovements(money),
    ...payables.map(({ id, cancelled, paidUp }) => [id, cancelled ? "cancelled" : paidUp ? "paid" : "open"]),
    ...payments.map(({ id, status, reversed, inReview }) => [
      id,
      reversed ? "reversed" : inReview && status === "pending" ? "in review" : status,
    ]),
  ]) as Seen;
};

/** The product as the three actors use it: by requests, each its own, as many at once as they like. */
export class World {
  /** How many requests were made that act. */
  steps = 0;
  /** What banks tell. */
  readonly bank: BankWorld;

  private constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
  ) {
    this.bank = new BankWorld(app, database, async (actor, document, variables, files = {}) => {
      this.steps += 1;
      const { data, errors } = await app.as(actor).gql(document, variables, files);
      const [error] = errors ?? [];
      if (!error) return data ?? {};
      const outcome = refusalOf(error, document);
      throw new Refused("refused" in outcome ? outcome.refused : "");
    });
  }

  static async open(app: TestApp): Promise<World> {
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    return new World(app, database);
  }

  close(): Promise<void> {
    return this.database.end();
  }

  /** Sets the clock back to where it stood: sessions hold until then, however much a story looked up. */
  begin(): void {
    this.app.clock.set(START);
  }

  /** A contract that was sent to its client. */
  async contract(price: number): Promise<ModelPayable> {
    const seller = this.app.as("gerente");
    const input = {
      clienteId: this.app.people.cliente.id,
      ...{ destino: "Leticia", precioTotal: price, numeroPasajeros: 2, fechaInicioViaje: inDays(60) },
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
  async register(actor: Actor, { id, kind }: ModelPayable, monto: number, twice: boolean): Promise<Outcome> {
    const [paid, key] = [{ monto, fechaPago: TODAY }, randomUUID()];
    const send = () =>
      kind === "contract"
        ? this.#act(actor, REGISTER, { input: { ...paid, contractId: id }, key })
        : this.#act(actor, RESERVATION_PAYMENT, { id, input: paid, key });
    const answers = await Promise.all(twice ? [send(), send()] : [send()]);
    // What was refused may be done a moment later, when another actor made room; but it is done once.
    const done = answers.flatMap((answer) => ("done" in answer ? answer.done : []));
    if (new Set(done).size > 1) throw new Error(`one request sent twice: ${JSON.stringify(answers)}`);
    return answers.find((answer) => "done" in answer) ?? answers[0]!;
  }

  decide = (actor: Actor, id: string, status: "verified" | "rejected"): Promise<Outcome> =>
    this.#act(actor, VERIFY, { id, input: { status, observaciones: "Revisado en el banco" } });

  withdraw = (actor: Actor, id: string): Promise<Outcome> => this.#act(actor, WITHDRAW, { id });

  reverse = (actor: Actor, id: string): Promise<Outcome> =>
    this.#act(actor, REVERSE, { id, input: { motivo: "Se registró por error" } });

  cancel = (actor: Actor, { id, kind }: ModelPayable): Promise<Outcome> =>
    this.#act(actor, kind === "contract" ? CANCEL : CANCEL_RESERVATION, {
      ...{ id, input: { motivo: "El cliente desistió" } },
    });

  /** Reports a payment by a link of its own: how often one may is no rule about money. */
  async report(contractId: string, monto: number): Promise<Outcome> {
    this.steps += 1;
    const client = this.app.withLink(await aPaymentLink(this.app, contractId));
    const referenciaPago = randomUUID();
    const input = { contractId, monto, fechaPago: TODAY, referenciaPago };
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

  /** Pays by card, as anybody who knows what is paid; the provider tells no event of it by itself. */
  async card({ id, kind }: ModelPayable, monto: number, number: string): Promise<Outcome> {
    const paid = kind === "contract" ? { contractId: id } : { contractId: undefined, orderId: id };
    const input = await aCardOrder(this.app, id, { number, monto, ...paid });
    this.steps += 1;
    const { data, errors } = await this.app.as().gql(PAY_ONLINE, { input });
    if (errors?.length) return refusalOf(errors[0]!, PAY_ONLINE);
    const { payment, transaction, reference } = data!["payOnline"] as PaidOnline;
    return { done: payment.id, transaction: { id: transaction.id, reference } };
  }

  /** Tells of a transaction by an event, `times` times at once, and lets it be applied. */
  async tell({ id, reference }: Transaction, monto: number, told: Told, times: number): Promise<Outcome> {
    this.steps += 1;
    const event = anEvent(this.app, { id, reference, status: told, amount_in_cents: monto * 100 });
    const answers = await Promise.all(Array.from({ length: times }, () => tellEvent(this.app, event)));
    if (answers.some(({ status }) => status !== 200)) throw new Error("an event was not taken");
    await this.#apply();
    return { done: id, reference };
  }

  /** Ten minutes later the product asks the provider for what is open. */
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
    await runOnce({ connectionString: this.app.databaseUrl, taskList, noHandleSignals: true, logger });
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
    const { data, errors }: GraphQLAnswer = await this.app.as(actor).gql(document, variables);
    const [error] = errors ?? [];
    if (error) return refusalOf(error, document);
    return { done: (Object.values(data ?? {})[0] as { id: string }).id };
  }

  /** What stands in the database of the model's contracts and reservations, and of all of their payments. */
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
      ...rows.map(({ id, status }) => [id, status] as const),
    ]);
  }

  /** The sentences about money that do not hold of the whole database. */
  async broken(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ sentence: string; example: string }>(
      Object.entries({ ...sentences, ...bankSentences })
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

/** The refusal of an answer; what went wrong inside fails the story. */
function refusalOf(error: NonNullable<GraphQLAnswer["errors"]>[number], document: string): Outcome {
  const code = error.extensions?.code ?? "";
  if (code === "" || code === "INTERNAL") throw new Error(`${document}\n${JSON.stringify(error)}`);
  return { refused: code };
}

/** Each answers an example of where it does not hold, or null. */
const sentences: Readonly<Record<string, string>> = {
  "what is paid is the sum of the payments that are verified now": `select string_agg(contract_number, ', ')
     from contracts c where total_pagado <> (select coalesce(sum(p.monto), 0) from payments p
       where p.contract_id = c.id and p.status = 'verified')`,
  "what is paid of a reservation is the sum of its payments that are verified now": `select
     string_agg(id::text, ', ') from reservations r where paid <> (select coalesce(sum(p.monto), 0)
       from payments p where p.order_id = r.id and p.status = 'verified')`,
  "the balance is never below zero": `select string_agg(id::text, ', ') from (
     select id, precio_total - total_pagado as balance from contracts
     union all select id, total_price - paid from reservations) b where balance < 0`,
  "no departure is booked beyond its seats": `select string_agg(d.id::text, ', ')
     from package_departures d join packages k on k.id = d.package_id where k.cupos < (
       select coalesce(sum(r.number_of_people), 0) from reservations r
       where r.departure_id = d.id and r.status <> 'anulada')`,
  "what is paid of an annulled reservation is given back": `select
     string_agg(r.id::text, ', ') from reservations r where r.status = 'anulada' and r.paid > (
       select coalesce(sum(f.monto), 0) from refunds f where f.order_id = r.id)`,
  "the plan carries what is paid": `select string_agg(contract_number, ', ') from contracts c
     where total_pagado <> (select coalesce(sum(l.pagado), 0) from plan_lines l where l.contract_id = c.id)`,
  "receipts are numbered without gaps and without twins": `select case when count(*) <> count(distinct n)
       or count(*) <> coalesce(max(n), 0) then count(*) || ' receipts up to ' || max(n) end
     from (select right(receipt_number, 6)::int as n from payments where receipt_number is not null) r`,
  "every verified payment has its receipt, and keeps it when it is reversed": `select string_agg(id::text, ', ')
     from payments where (receipt_number is not null) <> (status = 'verified' or reversed_at is not null)`,
  "a payment in review that was given back is owed once": `select string_agg(p.id::text, ', ')
     from payments p where p.decision_note = 'Devuelto' and p.status = 'rejected' and not exists (
       select from refunds f where f.payment_id = p.id and f.monto = p.monto)`,
  "no more is owed back or went back of a thing than was paid of it": `select string_agg(f.id::text, ', ')
     from (select contract_id, order_id, sum(monto) as owed, min(id::text) as id from refunds
       where status <> 'anulada' and payment_id is null group by 1, 2) f
     where f.owed > (select coalesce(sum(p.monto), 0) from payments p where p.status = 'verified'
       and (p.contract_id = f.contract_id or p.order_id = f.order_id))`,
  "a refund that went out says so once": `select string_agg(f.id::text, ', ') from refunds f
     where (f.status = 'pagada')::int <> (select count(*) from audit_entries a
       where a.type = 'refund.paid' and a.record_id = f.id::text)`,
  "each transaction of the provider has one payment": `select string_agg(wompi_transaction_id, ', ') from (
     select wompi_transaction_id from payments where wompi_transaction_id is not null
     group by 1 having count(*) > 1) t`,
  "every reversal is booked once": `select string_agg(p.id::text, ', ') from payments p
     where (p.reversed_at is not null)::int
       <> (select count(*) from payment_reversals r where r.payment_id = p.id and r.monto = p.monto)`,
};
