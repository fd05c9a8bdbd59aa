import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addWorkingDays } from "../../../api/src/core/colombia/working-days.ts";
import {
  objectionActs,
  objectionFacts,
} from "../../../api/src/modules/commissions/objection/objection.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aCommission, OBJECT } from "../../support/story/commissions.ts";
import { aPdf } from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const ANSWER = `mutation ($id: ID!, $input: AnswerObjectionInput!) {
  answerObjection(id: $id, input: $input) { id status respuesta } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawObjection(id: $id) { id status } }`;
const SHOWN = `query ($filter: ObjectionFilter) { commissionObjections(filter: $filter) {
  items { id status ${objectionFacts.filter((name) => name !== "status").join(" ")}
    acts { name allowed reason } } } }`;
const input = { texto: "El grupo era de cuatro personas" };
const answer = { acepta: true, respuesta: "Tienes razón: se corrige" };

const open = async () => {
  const { id } = await aCommission(app);
  const { objectCommission } = await app.as("asesor").ask(OBJECT, { id, input });
  return { id: objectCommission.id as string, commissionId: id };
};

holdActs({
  app: () => app,
  acts: objectionActs,
  called: "an objection",
  situations: {
    open,
    answered: async () => {
      const objection = await open();
      await app.as("admin").ask(ANSWER, { id: objection.id, input: answer });
      return objection;
    },
    "taken back": async () => {
      const objection = await open();
      await app.as("asesor").ask(WITHDRAW, { id: objection.id });
      return objection;
    },
  },
  asked: { answer: [ANSWER, { input: answer }], withdraw: [WITHDRAW] },
  state: async ({ id, commissionId }) => {
    const { commissionObjections } = await app.as("owner").freely.ask(SHOWN, { filter: { commissionId } });
    return commissionObjections.items.find((one: { id: string }) => one.id === id);
  },
  shown: async (client, { id, commissionId }) => {
    const { data, errors } = await client.freely.gql(SHOWN, { filter: { commissionId } });
    const items = (data?.["commissionObjections"] as { items: { id: string }[] } | undefined)?.items ?? [];
    return { data: { shown: items.find((one) => one.id === id) ?? null }, errors } as never;
  },
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});

const notified = async (who: "admin" | "owner" | "asesor", type: string) => {
  const { notifications } = await (
    await signedInNow(app, who)
  ).ask(`query ($type: String) { notifications(limit: 20, filter: { type: $type }) { items { id } } }`, {
    type,
  });
  return notifications.items.length as number;
};

describe("an objection", () => {
  it("is found by its words, its contract's client and its seller, and counted by status", async () => {
    const FOUND = `query ($filter: ObjectionFilter) {
      commissionObjections(filter: $filter) { items { id } }
      commissionObjectionCounters(filter: $filter) { status count } }`;
    const { id, commissionId } = await open();
    const { commission } = await app
      .as("admin")
      .ask("query ($id: ID!) { commission(id: $id) { contract { contractNumber } } }", { id: commissionId });
    const find = (search: string, who: Handle = "contador") => app.as(who).ask(FOUND, { filter: { search } });
    const { contractNumber } = commission.contract;
    for (const [words, count] of [
      ...([
        ["", 1],
        ["CUATRO", 1],
        ["alvaro", 1],
        ["nadie", 0],
      ] as const),
    ]) {
      const found = await find(`${contractNumber} ${words}`);
      expect(found.commissionObjections.items).toEqual(count ? [{ id }] : []);
      expect(found.commissionObjectionCounters[0]).toEqual({ status: "abierta", count });
    }
    await app
      .as("admin")
      .ask(ANSWER, { id, input: { acepta: false, respuesta: "La base excluye impuestos" } });
    const answered = await find(`${contractNumber} excluye`);
    expect(answered.commissionObjections.items).toEqual([{ id }]);
    expect(answered.commissionObjectionCounters).toEqual([
      ...[
        { status: "abierta", count: 0 },
        { status: "aceptada", count: 0 },
      ],
      ...[
        { status: "no_aceptada", count: 1 },
        { status: "retirada", count: 0 },
      ],
    ]);
    const foreign = await find(contractNumber, "asesor2");
    expect(foreign.commissionObjections.items).toEqual([]);
    expect(foreign.commissionObjectionCounters[2]).toEqual({ status: "no_aceptada", count: 0 });
  });

  it("is answered within five working days; the people who answer are notified at once and the day before", async () => {
    const { id } = await aCommission(app);
    const before = await notified("admin", "commission_objected");
    const { objectCommission } = await app.as("asesor").ask(OBJECT, { id, input }, { file: aPdf() });
    const dueOn = addWorkingDays(TODAY, 5);
    expect(objectCommission).toMatchObject({ status: "abierta", dueOn });
    expect(objectCommission.fileId).not.toBeNull();
    expect(await notified("admin", "commission_objected")).toBe(before + 1);
    await app.runJobs();
    const dueBefore = await notified("owner", "commission_objection_due");
    app.clock.set(at(addWorkingDays(TODAY, 4), "09:00"));
    await app.sweep();
    expect(await notified("owner", "commission_objection_due")).toBeGreaterThan(dueBefore);
    app.clock.set(START);
    await app.as("admin").ask(ANSWER, { id: objectCommission.id, input: answer });
    expect(await notified("asesor", "commission_objection_answered")).toBeGreaterThan(0);
  });

  it("is one at a time, and keeps its commission from being deleted", async () => {
    const { commissionId } = await open();
    expectRefused(
      await app.as("asesor").gql(OBJECT, { id: commissionId, input }),
      "CONFLICT",
      "Esta comisión ya tiene una objeción por responder.",
    );
    const answers = await Promise.all(
      ["a", "b"].map(async () =>
        app.as("admin").gql(`mutation ($id: ID!) { deleteCommission(id: $id) }`, { id: commissionId }),
      ),
    );
    for (const refused of answers)
      expectRefused(refused, "CONFLICT", "La comisión tiene una objeción por responder.");
  });

  it("is never answered by the person who raised it", async () => {
    const { id } = await open();
    await app.app.services.orm.em
      .fork()
      .execute("update commission_objections set author_id = ? where id = ?", [app.people.admin.id, id]);
    expectRefused(await app.as("admin").gql(ANSWER, { id, input: answer }), "FORBIDDEN");
    await app.as("owner").ask(ANSWER, { id, input: answer });
  });

  it("is in the day of administration until it is answered", async () => {
    const DAY = `{ myDay { kind total } }`;
    const count = async () =>
      ((await app.as("admin").ask(DAY)).myDay as { kind: string; total: number }[]).find(
        ({ kind }) => kind === "objections_to_answer",
      )?.total ?? 0;
    const before = await count();
    const { id } = await open();
    expect(await count()).toBe(before + 1);
    await app.as("owner").ask(ANSWER, { id, input: { acepta: false, respuesta: "Así se acordó" } });
    expect(await count()).toBe(before);
  });
});
