import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aVerifiedPayment,
  MEANT,
  verifyIt,
} from "../../support/story/payments.ts";
import {
  aCancelledContract,
  anAccount,
  ANNUL_REFUND,
  aRefundOf,
  DECIDE_REFUND,
  payIt,
  SET_ACCOUNT,
} from "../../support/story/refunds.ts";

const TURNS = `query ($id: ID!) { contract(id: $id) { porDecidir turn { step }
  turns { who isClient userId people { id } act step since sentence button } } }`;
const DAY = `{ myDay { kind records { recordId amount since } } }`;
const team = ["asesor", "lider", "gerente", "admin", "contador", "owner"] as const;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const idOf = (who: Handle): number => app.people[who].id;
const idsOf = (...people: readonly Handle[]) => people.map(idOf).toSorted();
const peopleOf = (turn: { readonly people: readonly { readonly id: number }[] } | undefined) =>
  turn?.people.map(({ id }) => id).toSorted();

/** Returns what a contract waits for as a person of the team is answered. */
const seenBy = async (who: Handle, id: string) => (await app.as(who).ask(TURNS, { id })).contract;

/** Returns what it waits for, which is the same for each of the team. */
async function waitsOf(id: string) {
  const seen = [];
  for (const who of team) seen.push(await seenBy(who, id));
  for (const one of seen) expect(one).toEqual(seen[0]);
  const { turn, turns } = seen[0]!;
  expect(turn?.step ?? null).toBe(turns[0]?.step ?? null);
  return turns;
}
const stepsOf = async (id: string) => (await waitsOf(id)).map(({ step }) => step);

/** Returns the people of the team whose Mi día shows a contract as one whose refund is to be decided. */
async function deciders(id: string): Promise<readonly Handle[]> {
  const shown: Handle[] = [];
  for (const who of team) {
    const { myDay } = await app.as(who).ask(DAY);
    const line = myDay.find(({ kind }) => kind === "refunds_to_decide");
    if (line?.records.some(({ recordId }) => recordId === id)) shown.push(who);
  }
  return shown;
}

const decide = (contractId: string, monto: number) =>
  app.as("gerente").ask(DECIDE_REFUND, { input: { contractId, monto, motivo: "Lo acordado" } });
const run = (statement: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, values);

describe("a cancelled contract of whose money nobody decided", () => {
  it("waits for its manager to decide the refund, and says how much is left", async () => {
    const { id } = await aCancelledContract(app);
    const [turn] = await waitsOf(id);
    const [row] = await run("select cancelled_at as at from contracts where id = ?", id);
    expect(new Date(turn!.since!)).toEqual(new Date(row!.at));
    expect(await waitsOf(id)).toEqual([
      {
        who: app.people.gerente.name,
        isClient: false,
        userId: idOf("gerente"),
        people: [],
        act: "decideRefund",
        step: "decidir cuánto se devuelve",
        since: turn!.since,
        sentence: expect.stringMatching(
          /^De lo que pagó el cliente quedan \$\s500\.000 sin decidir si se devuelven\.$/,
        ),
        button: "Decidir devolución",
      },
    ]);
    expect(await deciders(id)).toEqual(["gerente"]);
    const { myDay } = await app.as("gerente").ask(DAY);
    const line = myDay.find(({ kind }) => kind === "refunds_to_decide");
    expect(line?.records.find(({ recordId }) => recordId === id)).toMatchObject({
      amount: 500_000,
      since: expect.anything(),
    });
  });

  it("waits for the administration where nobody manages its sale", async () => {
    const { id } = await aCancelledContract(app);
    await run("update contracts set gerente_id = null where id = ?", id);
    const turns = (await seenBy("owner", id)).turns;
    expect(turns).toMatchObject([{ who: "Administración", userId: null }]);
    expect(peopleOf(turns[0])).toEqual(idsOf("admin", "owner"));
    for (const who of ["admin", "owner"] as const) {
      const { myDay } = await app.as(who).ask(DAY);
      const line = myDay.find(({ kind }) => kind === "refunds_to_decide");
      expect(line?.records.some(({ recordId }) => recordId === id)).toBe(true);
    }
  });

  it("does not wait for a decision about the kept part of a decided sum, until that sum is annulled", async () => {
    const { id } = await aCancelledContract(app);
    const refund = await aRefundOf(app, id, 200_000);
    expect(await stepsOf(id)).toEqual(["decir a qué cuenta se le devuelve"]);
    expect(await seenBy("gerente", id)).toMatchObject({ porDecidir: 0 });
    expect(await deciders(id)).toEqual([]);
    await app.as("gerente").ask(ANNUL_REFUND, { id: refund.id, input: { motivo: "Fue un error" } });
    expect(await stepsOf(id)).toEqual(["decidir cuánto se devuelve"]);
    expect(await deciders(id)).toEqual(["gerente"]);
    await decide(id, 0);
    expect(await stepsOf(id)).toEqual([]);
  });

  it("waits for a decision about earlier payments, also when a later payment is refunded automatically", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 500_000 });
    const late = await aPayment(app, id, { monto: 200_000 });
    await app.as("admin").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    expect((await verifyIt(app, late.id, "contador", MEANT)).errors).toBeUndefined();
    expect(await stepsOf(id)).toEqual(["decidir cuánto se devuelve", "decir a qué cuenta se le devuelve"]);
    expect(await seenBy("gerente", id)).toMatchObject({ porDecidir: 500_000 });
  });
});

describe("a cancelled contract of whose money all is decided", () => {
  it("waits for the account of its client, then for who pays, then for nobody", async () => {
    const { id } = await aCancelledContract(app);
    const refund = await aRefundOf(app, id);
    expect(await waitsOf(id)).toMatchObject([
      {
        who: "María Fernanda Torres (cliente)",
        isClient: true,
        act: "giveAccount",
        step: "decir a qué cuenta se le devuelve",
        sentence: "Falta la cuenta a la que se le devuelve al cliente.",
      },
    ]);
    await app.as("admin").ask(SET_ACCOUNT, { id: refund.id, input: anAccount() });
    const [pays] = await waitsOf(id);
    expect(pays).toMatchObject({
      who: "Contabilidad",
      act: "pay",
      step: "pagar la devolución",
      sentence: "Se sabe a qué cuenta va la devolución y nadie la ha pagado.",
      button: "Hacer devolución",
    });
    expect(peopleOf(pays)).toEqual(idsOf("contador", "owner"));
    expect((await payIt(app, refund.id)).errors).toBeUndefined();
    expect(await waitsOf(id)).toEqual([]);
    expect(await deciders(id)).toEqual([]);
  });

  it("waits for nobody when it was never paid", async () => {
    const { id } = await aCancelledContract(app, 0);
    expect(await waitsOf(id)).toEqual([]);
  });
});

describe("a cancelled contract with payments that nobody decided on", () => {
  it("waits for all who may verify them, as one wait of each kind", async () => {
    const { id } = await aPayableContract(app);
    await aPayment(app, id, { monto: 200_000 }, "contador");
    await aPayment(app, id, { monto: 300_000 }, "admin");
    await aPaymentInReview(app, id, { monto: 400_000 });
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    const turns = await waitsOf(id);
    expect(turns.map(({ who, act, step }) => [who, act, step])).toEqual([
      ["Contabilidad", "verify", "verificar el pago"],
      ["Contabilidad", "verify", "verificar el pago o devolverlo"],
    ]);
    expect(peopleOf(turns[0])).toEqual(idsOf("admin", "contador", "owner"));
  });
});

it("a contract that is not cancelled waits for nothing of its payments here", async () => {
  const { id } = await aPayableContract(app);
  await aPayment(app, id);
  expect((await seenBy("owner", id)).turns.map(({ act }) => act)).toEqual(["sign"]);
});
