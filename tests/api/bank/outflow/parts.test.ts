import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../../../support/after-file.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount, aMovement, anAmount, aText } from "../../../support/bank/story.ts";
import { START } from "../../../support/calendar.ts";
import { anItemInInstallments, PAY } from "../../../support/story/purchases.ts";

let app: TestApp;
let account: string;
let client: pg.Client;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200311");
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  afterFile(() => client.end());
});

interface Part {
  readonly concept: string;
  readonly amount: number;
  readonly cents?: number;
  readonly installment?: string;
}

/** Writes a part of a movement past every act, as any program could. */
const write = (movementId: string, { concept, amount, cents = 0, installment }: Part) =>
  client.query(
    `insert into bank_allocations (id, movement_id, concept, amount, cents, installment_id, origin,
       created_at)
     values ($1, $2, $3, $4, $5, $6, 'eleccion', $7)`,
    [randomUUID(), movementId, concept, amount, cents, installment ?? null, START],
  );
const stateOf = async (id: string) =>
  (await client.query("select state, explained, explained_cents from bank_movements where id = $1", [id]))
    .rows[0];
const anOutflow = (amount: number) => aMovement(app, account, aText(), -amount);

describe("the parts of an outflow, for any writer", () => {
  it("never exceed it, and have its sign", async () => {
    const { id, state } = await anOutflow(50_000);
    expect(state).toBe("libre");
    await write(id, { concept: "gmf", amount: -20_000 });
    await expect(write(id, { concept: "iva", amount: -30_001 })).rejects.toThrow(
      "bank_movements_are_explained_within",
    );
    await expect(write(id, { concept: "iva", amount: 10 })).rejects.toThrow("no es de este movimiento");
    await expect(write(id, { concept: "efectivo", amount: -10 })).rejects.toThrow(
      "bank_allocations_have_the_sign_of_their_concept",
    );
    await expect(write(id, { concept: "gmf", amount: -10 })).rejects.toThrow("bank_allocations_once");
    expect(await stateOf(id)).toMatchObject({ state: "libre", explained: "-20000" });
    await write(id, { concept: "iva", amount: -30_000 });
    expect(await stateOf(id)).toMatchObject({ state: "asignado", explained: "-50000" });
  });

  it("leave less than a peso: that is no difference", async () => {
    const { id } = await anOutflow(9_000);
    await write(id, { concept: "gmf", amount: -8_999, cents: -1 });
    expect(await stateOf(id)).toMatchObject({ state: "asignado", explained_cents: -1 });
    const { id: other } = await anOutflow(9_000);
    await write(other, { concept: "gmf", amount: -8_999 });
    expect(await stateOf(other)).toMatchObject({ state: "libre" });
  });

  it("explain a due once it is paid, and up to its amount", async () => {
    const { installments } = await anItemInInstallments(app);
    const [due] = installments as { id: string; montoCuota: number }[];
    const installment = due!.id;
    const amount = -due!.montoCuota;
    const [{ id }, { id: other }] = [await anOutflow(-amount), await anOutflow(-amount)];
    await expect(write(id, { concept: "cuota", amount, installment })).rejects.toThrow("no está pagado");
    await app.as("admin").ask(PAY, { id: installment, input: {} });
    await write(id, { concept: "cuota", amount, installment });
    await expect(write(other, { concept: "cuota", amount: -100, installment })).rejects.toThrow(
      "El banco ya muestra todo ese pago",
    );
    await client.query("delete from bank_allocations where movement_id = $1", [id]);
    expect(await stateOf(id)).toMatchObject({ state: "libre", explained: "0" });
  });

  it("explain a due from one of two movements when both come at once", async () => {
    const { installments } = await anItemInInstallments(app);
    const [due] = installments as { id: string; montoCuota: number }[];
    await app.as("admin").ask(PAY, { id: due!.id, input: {} });
    const amount = -due!.montoCuota;
    const both = [await anOutflow(-amount), await anOutflow(-amount)];
    const second = new pg.Client({ connectionString: app.databaseUrl });
    await second.connect();
    afterFile(() => second.end());
    const part = { concept: "cuota", amount, installment: due!.id };
    const tried = await Promise.allSettled(
      both.map(({ id }, place) =>
        (place === 0 ? client : second).query(
          `insert into bank_allocations (id, movement_id, concept, amount, installment_id, origin, created_at)
           values ($1, $2, $3, $4, $5, 'eleccion', $6)`,
          [randomUUID(), id, part.concept, part.amount, part.installment, START],
        ),
      ),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

it("an outflow that reverses a deposit needs no explanation", async () => {
  const amount = anAmount();
  const words = aText();
  await aMovement(app, account, words, amount);
  const back = await aMovement(app, account, `REVERSION ${words}`, -amount);
  expect(back).toMatchObject({ state: "egreso", free: 0 });
  await expect(write(back.id, { concept: "gmf", amount: -1 })).rejects.toThrow("no es de este movimiento");
});
