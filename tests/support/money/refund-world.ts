import type pg from "pg";
import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import { aReceipt } from "../story/purchases.ts";
import {
  anAccount,
  ANNUL_REFUND,
  aPayout,
  DECIDE_REFUND,
  PAY_REFUND,
  SET_ACCOUNT,
} from "../story/refunds.ts";
import { LAST_MONTH } from "./closing-world.ts";
import type { Actor, Outcome } from "./model.ts";
import { type Act, outcomeOf } from "./outcomes.ts";

/** Refunds, as the three actors pay them; another person wrote down where they go. */
export class RefundWorld {
  constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
    private readonly act: Act,
  ) {}

  /** Pays a refund of a thing by its place among them; twice: two people's two requests, at once. */
  async pay(
    who: Actor,
    payable: string,
    place: number,
    { past, twice }: { readonly past: boolean; readonly twice: boolean },
  ): Promise<Outcome> {
    const { id, ready } = (await this.#of([payable]))[place]!;
    if (!ready) await this.app.as("admin").gql(SET_ACCOUNT, { id, input: anAccount() });
    const pay = () =>
      outcomeOf(async () => {
        const variables = { id, input: aPayout({ paidOn: past ? LAST_MONTH : TODAY }) };
        await this.act(who, PAY_REFUND, variables, { file: aReceipt("devolucion.png") });
        return id;
      });
    const answers = await Promise.all(twice ? [pay(), pay()] : [pay()]);
    const done = answers.filter((answer) => "done" in answer);
    if (done.length > 1) throw new Error(`the refund ${id} was paid twice`);
    return done[0] ?? answers[0]!;
  }

  /** Annuls a refund of a thing by its place among them. */
  annul = (who: Actor, payable: string, place: number): Promise<Outcome> =>
    outcomeOf(async () => {
      const { id } = (await this.#of([payable]))[place]!;
      await this.act(who, ANNUL_REFUND, { id, input: { motivo: "Se acordó otra cosa" } });
      return id;
    });

  /** Decides how much of a contract is refunded. */
  decide = (who: Actor, contractId: string, monto: number): Promise<Outcome> =>
    outcomeOf(async () => {
      await this.act(who, DECIDE_REFUND, { input: { contractId, monto, motivo: "Lo acordado" } });
      return contractId;
    });

  /** The refunds of things, by each and in the order in which they were opened. */
  async see(payables: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    const places = new Map<string, number>();
    return (await this.#of(payables)).map(({ payable, status, monto, payment }) => {
      const place = places.get(payable) ?? 0;
      places.set(payable, place + 1);
      return [`refund ${payable} ${place}`, `${status} ${monto} ${payment ?? ""}`];
    });
  }

  async #of(payables: readonly string[]): Promise<SeenRefund[]> {
    const { rows } = await this.database.query<SeenRefund>(
      `select id, coalesce(contract_id, order_id)::text as payable, monto::int as monto,
         payment_id as payment,
         case status when 'abierta' then 'owed' when 'pagada' then 'paid' else 'annulled' end as status,
         account_number is not null as ready
       from refunds where coalesce(contract_id, order_id)::text = any($1) order by id`,
      [payables],
    );
    return rows;
  }
}

interface SeenRefund {
  readonly id: string;
  readonly payable: string;
  readonly monto: number;
  readonly payment: string | null;
  readonly status: string;
  readonly ready: boolean;
}
