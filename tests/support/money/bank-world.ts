import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { TestApp } from "../app.ts";
import { ACCEPT, ASSIGN, aBankAccount, aFile, columns, IMPORT, UNDO } from "../bank/story.ts";
import { TODAY } from "../calendar.ts";
import { MEANT } from "../story/payments.ts";
import { amountOf, isPast, type ModelBank, textOf } from "./bank.ts";
import { LAST_MONTH } from "./closing-world.ts";
import type { Actor, ModelPayable, Outcome } from "./model.ts";
import { type Act, Refused, outcomeOf } from "./outcomes.ts";

const BACK = `mutation (
  $movementId: ID!, $paymentId: ID!, $aceptaDuplicado: Boolean, $motivoDuplicado: String) {
  backPayment(movementId: $movementId, paymentId: $paymentId, aceptaDuplicado: $aceptaDuplicado,
    motivoDuplicado: $motivoDuplicado) { id } }`;

/** The bank as the three actors use it. */
export class BankWorld {
  #account = "";
  #stories = 0;

  constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
    private readonly act: Act,
  ) {}

  /** Makes a new account without bank movements. */
  async begin(): Promise<ModelBank> {
    this.#account = await aBankAccount(this.app, `7014${String((this.#stories += 1)).padStart(8, "0")}`);
    return { account: this.#account, movements: [], backings: [] };
  }

  import = (who: Actor, lines: readonly number[]): Promise<Outcome> =>
    outcomeOf(async () => {
      const file = aFile(
        lines.map((line) => [isPast(line) ? LAST_MONTH : TODAY, textOf(line), amountOf(line)]),
      );
      const variables = { accountId: this.#account, columns, take: lines.map((_, at) => at + 2) };
      const { importBankFile } = await this.act(who, IMPORT, variables, { file });
      return String((importBankFile as { fresh: number }).fresh);
    });

  assign = (who: Actor, line: number, { id, kind }: Pick<ModelPayable, "id" | "kind">): Promise<Outcome> =>
    outcomeOf(async () => {
      const input = {
        ...(kind === "contract" ? { contractId: id } : { orderId: id }),
        ...MEANT,
      };
      const answer = await this.act(who, ASSIGN, { id: await this.#movement(line), input });
      const { backings } = answer["assignBankMovement"] as { backings: { payment: { id: string } }[] };
      return backings.at(-1)!.payment.id;
    });

  /** Accepts what is proposed where it is, else says it. */
  back = (who: Actor, line: number, paymentId: string): Promise<Outcome> =>
    outcomeOf(async () => {
      const movementId = await this.#movement(line);
      const [proposal] = await this.#ids(
        "select id from bank_proposals where movement_id = $1 and payment_id = $2",
        [movementId, paymentId],
      );
      const accepted = proposal
        ? await this.act(who, ACCEPT, { id: proposal, ...MEANT }).catch(unlessGone)
        : null;
      if (!accepted) await this.act(who, BACK, { movementId, paymentId, ...MEANT });
      return movementId;
    });

  undo = (who: Actor, line: number, paymentId: string): Promise<Outcome> =>
    outcomeOf(async () => {
      const [id = randomUUID()] = await this.#ids(
        "select id from bank_backings where movement_id = $1 and payment_id = $2",
        [await this.#movement(line), paymentId],
      );
      await this.act(who, UNDO, { id });
      return id;
    });

  /** Returns the backed amount of each movement of the account, by its text. */
  async see(): Promise<readonly (readonly [string, string])[]> {
    const { rows } = await this.database.query<{ text: string; backed: string }>(
      "select text, backed::text as backed from bank_movements where account_id = $1",
      [this.#account],
    );
    return rows.map(({ text, backed }) => [text, backed]);
  }

  async #movement(line: number): Promise<string> {
    const [id] = await this.#ids("select id from bank_movements where account_id = $1 and text = $2", [
      ...[this.#account, textOf(line)],
    ]);
    return id!;
  }

  async #ids(text: string, values: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.query<{ id: string }>(text, [...values]);
    return rows.map(({ id }) => id);
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refused && error.message === "NOT_FOUND") return null;
  throw error;
}

/** Each answers an example of where it does not hold, or null. */
export const bankSentences: Readonly<Record<string, string>> = {
  "what a movement backs is within its amount, and is what its backings say": `select
     string_agg(m.id::text, ', ') from bank_movements m where m.backed > greatest(m.amount, 0)
       or m.backed <> (select coalesce(sum(b.amount), 0) from bank_backings b where b.movement_id = m.id)`,
  "no payment is backed twice": `select string_agg(p.id::text, ', ') from payments p
     where p.respaldado > p.monto
       or p.respaldado <> (select coalesce(sum(b.amount), 0) from bank_backings b where b.payment_id = p.id)`,
  "what does not count is backed by nothing": `select string_agg(p.id::text, ', ') from payments p
     join bank_backings b on b.payment_id = p.id where p.status = 'rejected'`,
  "each line of a bank is one movement": `select string_agg(text, ', ') from (
     select text from bank_movements group by account_id, day, amount, text having count(*) > 1) m`,
};
