import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aCompletedContract, commissionsOf } from "../../support/story/commissions.ts";
import { aDraftContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";

interface Outcome {
  readonly id: string;
  readonly done: boolean;
  readonly code: string | null;
  readonly reason: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const OUTCOMES = "{ id done code reason }";
const REASSIGN = `mutation ($ids: [ID!]!, $input: ReassignQuoteInput!, $key: String) {
  each: reassignEachQuote(ids: $ids, input: $input, idempotencyKey: $key) ${OUTCOMES} }`;
const UNDO = `mutation ($ids: [ID!]!) { each: undoEachQuoteAssignment(ids: $ids) ${OUTCOMES} }`;
const SEND = `mutation ($ids: [ID!]!, $key: String) {
  each: sendEachQuote(ids: $ids, idempotencyKey: $key) ${OUTCOMES} }`;
const VERIFY = `mutation ($ids: [ID!]!) { each: verifyEachPayment(ids: $ids) ${OUTCOMES} }`;

const each = async (who: Handle, mutation: string, variables: object): Promise<Outcome[]> =>
  (await app.as(who).freely.ask(mutation, variables)).each;
const done = (id: string) => ({ id, done: true, code: null, reason: null });
const refused = (id: string, code: string, reason: string) => ({ id, done: false, code, reason });
const LINES = `select record_id, actor_id from audit_entries
  where type = ? and record_id = any(?::text[]) order by id`;
const linesOf = (type: string, ids: readonly string[]): Promise<{ record_id: string; actor_id: number }[]> =>
  app.app.services.orm.em.fork().execute(LINES, [type, `{${ids.join()}}`]);
const quotes = async (count: number, by: Handle = "asesor") => {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1) made.push((await aQuote(app, { by })).id);
  return made;
};

describe("a choice of records", () => {
  const choices = (ids: readonly string[]) =>
    app
      .as("owner")
      .gql(REASSIGN, { ids, input: { sellerId: app.people.asesor.id, reassignmentReason: "Reparto" } });

  it("holds 200 at the most, and the server counts", async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID());
    const errors = expectRefused(await choices(ids), "BAD_USER_INPUT", "Selecciona máximo 200 registros.");
    expect(errors).toEqual([{ field: "ids", message: "Selecciona máximo 200 registros." }]);
    const crowd = Array.from({ length: 10_000 }, () => randomUUID());
    expectRefused(await choices(crowd), "BAD_USER_INPUT", "Selecciona máximo 200 registros.");
    expect((await choices(ids.slice(1))).data?.["each"]).toHaveLength(200);
  });

  it("is not empty and names nobody twice", async () => {
    const id = randomUUID();
    expectRefused(await choices([]), "BAD_USER_INPUT", "Selecciona al menos un registro.");
    expectRefused(await choices([id, id]), "BAD_USER_INPUT", "La selección tiene registros repetidos.");
  });
});

describe("an act on several records", () => {
  it("is undone for each, by the person who did it and within a minute", async () => {
    const ids = await quotes(3);
    const input = { sellerId: app.people.lider.id, reassignmentReason: "Vacaciones" };
    await each("gerente", REASSIGN, { ids, input });
    const [first = "", ...others] = ids;
    expect((await each("admin", UNDO, { ids: [first] }))[0]).toMatchObject({ done: false });
    expect(await each("gerente", UNDO, { ids })).toEqual(ids.map(done));
    const sellers = await app.app.services.orm.em
      .fork()
      .execute("select distinct vendedor_id as seller from quotes where id = any(?::uuid[])", [
        `{${ids.join()}}`,
      ]);
    expect(sellers).toEqual([{ seller: app.people.asesor.id }]);
    await each("gerente", REASSIGN, { ids: others, input });
    app.clock.advance({ minutes: 2 });
    for (const outcome of await each("gerente", UNDO, { ids: others }))
      expect(outcome).toMatchObject({ done: false });
  });

  it("is done on all but the one that is refused, which says why", async () => {
    const ids = await quotes(10);
    const { id: to } = app.people.lider;
    const present = ids[4]!;
    const input = { sellerId: to, reassignmentReason: "Vacaciones" };
    await each("gerente", REASSIGN, { ids: [present], input });
    const before = await linesOf("quote.assigned", ids);
    const outcomes = await each("gerente", REASSIGN, { ids, input });
    expect(outcomes).toEqual(
      ids.map((id) =>
        id === present
          ? refused(id, "BAD_USER_INPUT", "La cotización ya está asignada a esa persona")
          : done(id),
      ),
    );
    const lines = (await linesOf("quote.assigned", ids)).slice(before.length);
    expect(lines.map(({ record_id }) => record_id)).toEqual(ids.filter((id) => id !== present));
    expect(lines.every(({ actor_id }) => actor_id === app.people.gerente.id)).toBe(true);
  });

  it("says of a record out of reach what it says of none", async () => {
    const [own = ""] = await quotes(1);
    const [foreign = ""] = await quotes(1, "asesor2");
    const none = randomUUID();
    const input = { sellerId: app.people.lider.id, reassignmentReason: "Reparto" };
    expect(await each("lider", REASSIGN, { ids: [foreign, own, none], input })).toEqual([
      refused(foreign, "NOT_FOUND", "Cotización no encontrada"),
      done(own),
      refused(none, "NOT_FOUND", "Cotización no encontrada"),
    ]);
  });

  it("is done once by two at once", async () => {
    const ids = await quotes(5);
    const before = await linesOf("quote.assigned", ids);
    const input = { sellerId: app.people.lider.id, reassignmentReason: "Reparto" };
    const both = await Promise.all([
      each("owner", REASSIGN, { ids, input }),
      each("gerente", REASSIGN, { ids: [...ids].reverse(), input }),
    ]);
    for (const id of ids)
      expect(both.flat().filter((outcome) => outcome.id === id && outcome.done)).toHaveLength(1);
    expect(await linesOf("quote.assigned", ids)).toHaveLength(before.length + 5);
  });

  it("answers a repetition of its key what it did first, and does nothing again", async () => {
    const made = [await aCompletedQuote(app), await aQuote(app), await aCompletedQuote(app)];
    const ids = made.map(({ id }) => id);
    const key = randomUUID();
    const first = await each("asesor", SEND, { ids, key });
    expect(first.map((outcome) => outcome.done)).toEqual([true, false, true]);
    expect(await each("asesor", SEND, { ids, key })).toEqual(first);
    expect(await linesOf("quote.sent", ids)).toHaveLength(2);
    // Without the key an offer goes again, as by the act alone.
    await each("asesor", SEND, { ids: [ids[0]] });
    expect(await linesOf("quote.sent", ids)).toHaveLength(3);
  });
});

describe("the acts that several records have", () => {
  it("verify each payment in which there is nothing to look at", async () => {
    const { id: contractId } = await aPayableContract(app, { price: 10_000_000 });
    const { id: whole } = await aPayableContract(app, { price: 3_000_000 });
    const odd = await aPayment(app, contractId, { monto: 1_234, tipoPago: "efectivo" });
    const usual = await aPayment(app, whole, { monto: 3_000_000, tipoPago: "efectivo" });
    const own = await aPayment(app, contractId, { monto: 10_000_000 - 1_234 }, "contador");
    const outcomes = await each("contador", VERIFY, { ids: [odd.id, usual.id, own.id] });
    expect(outcomes[0]).toMatchObject({ done: false, code: "CONFLICT" });
    expect(outcomes[0]?.reason).toMatch(/^Ábrelo para verificarlo\. Es un abono: la próxima cuota es de /);
    expect(outcomes[1]).toEqual(done(usual.id));
    expect(outcomes[2]).toEqual(refused(own.id, "FORBIDDEN", "No puedes verificar un pago que registraste."));
    expect((await each("contador", VERIFY, { ids: [usual.id] }))[0]).toMatchObject({
      done: false,
      code: "CONFLICT",
    });
  });

  it("approve each commission but those decided already", async () => {
    const { id } = await aCompletedContract(app);
    const ids = (await commissionsOf(app, id)).map((commission) => commission.id);
    const mutation = `mutation ($ids: [ID!]!) { each: approveEachCommission(ids: $ids) ${OUTCOMES} }`;
    expect(await each("admin", mutation, { ids })).toEqual(ids.map(done));
    const again = await each("admin", mutation, { ids });
    expect(again.map(({ done: made, code }) => [made, code])).toEqual(new Array(3).fill([false, "CONFLICT"]));
  });

  it("send and complete each contract as the act alone does", async () => {
    const { id } = await aDraftContract(app);
    const send = `mutation ($ids: [ID!]!) { each: sendEachContract(ids: $ids) ${OUTCOMES} }`;
    const complete = `mutation ($ids: [ID!]!) { each: completeEachContract(ids: $ids) ${OUTCOMES} }`;
    expect(await each("gerente", send, { ids: [id] })).toEqual([done(id)]);
    expect(await each("admin", complete, { ids: [id] })).toMatchObject([{ done: false, code: "CONFLICT" }]);
  });

  it("reject each offer with one reason, and delete each quote that nobody worked on", async () => {
    const sent = await aSentQuote(app);
    const [pending = ""] = await quotes(1);
    const reject = `mutation ($ids: [ID!]!, $input: RejectQuoteInput!) {
      each: rejectEachQuote(ids: $ids, input: $input) ${OUTCOMES} }`;
    const remove = `mutation ($ids: [ID!]!) { each: deleteEachQuote(ids: $ids) ${OUTCOMES} }`;
    const ids = [sent.id, pending];
    const rejected = await each("lider", reject, { ids, input: { motivoRechazo: "Sin respuesta" } });
    expect(rejected.map((outcome) => outcome.done)).toEqual([true, false]);
    const removed = await each("owner", remove, { ids });
    expect(removed.map((outcome) => outcome.done)).toEqual([false, true]);
  });
});
