import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestApp } from "../app.ts";
import { inDays, TODAY } from "../calendar.ts";
import type { GraphQLAnswer } from "../client.ts";
import { CREATE, SEND } from "../story/contracts.ts";
import { REGISTER, REVERSE, VERIFY } from "../story/payments.ts";
import type { Actor, ModelPayable, Money, Outcome } from "./model.ts";

const WITHDRAW = `mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`;
const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) {
  cancelContract(id: $id, input: $input) { id } }`;

/** What stands in the database of the model: by id, where each thing and each payment stands. */
export type Seen = Readonly<Record<string, string>>;

/** What the model expects to see. */
export const expectedOf = ({ payables, payments }: Money): Seen =>
  Object.fromEntries([
    ...payables.map(({ id, cancelled }) => [id, cancelled ? "cancelled" : "open"]),
    ...payments.map(({ id, status, reversed }) => [id, reversed ? "reversed" : status]),
  ]) as Seen;

/** The product as the three actors use it: by requests, each its own, as many at once as they like. */
export class World {
  /** How many requests were made that act. */
  steps = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
  ) {}

  static async open(app: TestApp): Promise<World> {
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    return new World(app, database);
  }

  close(): Promise<void> {
    return this.database.end();
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
    return { id: createContract.id as string, price, cancelled: false };
  }

  /** Registers a payment; `twice` sends the request a second time, at once, as a double click does. */
  async register(actor: Actor, contractId: string, monto: number, twice: boolean): Promise<Outcome> {
    const variables = { input: { contractId, monto, fechaPago: TODAY }, key: randomUUID() };
    const send = () => this.#act(actor, REGISTER, variables);
    const [first, second = first] = await Promise.all(twice ? [send(), send()] : [send()]);
    if (JSON.stringify(first) !== JSON.stringify(second))
      throw new Error(`one request sent twice: ${JSON.stringify([first, second])}`);
    return first!;
  }

  decide = (actor: Actor, id: string, status: "verified" | "rejected"): Promise<Outcome> =>
    this.#act(actor, VERIFY, { id, input: { status, observaciones: "Revisado en el banco" } });

  withdraw = (actor: Actor, id: string): Promise<Outcome> => this.#act(actor, WITHDRAW, { id });

  reverse = (actor: Actor, id: string): Promise<Outcome> =>
    this.#act(actor, REVERSE, { id, input: { motivo: "Se registró por error" } });

  cancel = (actor: Actor, id: string): Promise<Outcome> =>
    this.#act(actor, CANCEL, { id, input: { motivo: "El cliente desistió" } });

  async #act(actor: Actor, document: string, variables: object): Promise<Outcome> {
    this.steps += 1;
    const { data, errors }: GraphQLAnswer = await this.app.as(actor).gql(document, variables);
    const [error] = errors ?? [];
    if (!error) return { done: (Object.values(data ?? {})[0] as { id: string }).id };
    const code = error.extensions?.code ?? "";
    if (code === "" || code === "INTERNAL") throw new Error(`${document}\n${JSON.stringify(error)}`);
    return { refused: code };
  }

  /** What stands in the database of the model's contracts and of all of their payments. */
  async see({ payables }: Money): Promise<Seen> {
    const { rows } = await this.database.query<{ id: string; status: string }>(
      `select id, case status when 'cancelled' then 'cancelled' else 'open' end as status
       from contracts where id = any($1)
       union all
       select id, case when reversed_at is null then status else 'reversed' end
       from payments where contract_id = any($1)`,
      [payables.map(({ id }) => id)],
    );
    return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  }

  /** The sentences about money that do not hold of the whole database. */
  async broken(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ sentence: string; example: string }>(
      Object.entries(sentences)
        .map(([sentence, wrong]) => `(select '${sentence}' as sentence, (${wrong}) as example)`)
        .join(" union all "),
    );
    return rows.filter(({ example }) => example !== null).map((row) => `${row.sentence}: ${row.example}`);
  }
}

/** Each answers an example of where it does not hold, or null. */
const sentences: Readonly<Record<string, string>> = {
  "what is paid is the sum of the payments that are verified now": `select string_agg(contract_number, ', ')
     from contracts c where total_pagado <> (select coalesce(sum(p.monto), 0) from payments p
       where p.contract_id = c.id and p.status = 'verified')`,
  "the balance is never below zero": `select string_agg(contract_number, ', ') from contracts
     where precio_total - total_pagado < 0`,
  "the plan carries what is paid": `select string_agg(contract_number, ', ') from contracts c
     where total_pagado <> (select coalesce(sum(l.pagado), 0) from plan_lines l where l.contract_id = c.id)`,
  "receipts are numbered without gaps and without twins": `select case when count(*) <> count(distinct n)
       or count(*) <> coalesce(max(n), 0) then count(*) || ' receipts up to ' || max(n) end
     from (select right(receipt_number, 6)::int as n from payments where receipt_number is not null) r`,
  "every verified payment has its receipt, and keeps it when it is reversed": `select string_agg(id::text, ', ')
     from payments where (receipt_number is not null) <> (status = 'verified' or reversed_at is not null)`,
  "every reversal is booked once": `select string_agg(p.id::text, ', ') from payments p
     where (p.reversed_at is not null)::int
       <> (select count(*) from payment_reversals r where r.payment_id = p.id and r.monto = p.monto)`,
};
