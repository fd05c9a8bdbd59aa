import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const SEND = `mutation ($audience: NoticeAudience!, $notice: NoticeText!) {
  sendNotices(audience: $audience, notice: $notice) { id told total finishedAt } }`;
const BATCH = `query ($id: ID!) { noticeBatch(id: $id) { told total finishedAt } }`;
const COUNT = `query ($audience: NoticeAudience!) { noticeAudienceCount(audience: $audience) }`;
const PEOPLE = `query ($filter: NotifiableFilter) { notifiablePeople(limit: 100, filter: $filter) {
  items { id name } total } }`;
const notice = { title: "Reunión", message: "A las 4" };
const id = (who: Handle) => app.people[who].id;
const noticesOf = async (who: Handle) =>
  (
    (await app.as(who).ask("query { notifications(limit: 100) { items { title } } }")).notifications
      .items as {
      title: string;
    }[]
  ).filter(({ title }) => title === notice.title).length;

describe("a notice for many", () => {
  it("reaches people, roles and a team, each of them once, after the answer", async () => {
    const audience = { userIds: [id("asesor")], roles: [3], teamOf: id("lider") };
    expect((await app.as("admin").ask(COUNT, { audience })).noticeAudienceCount).toBe(3);
    const { sendNotices } = await app.as("admin").ask(SEND, { audience, notice });
    expect(sendNotices).toMatchObject({ told: 0, total: 3, finishedAt: null });
    expect(await noticesOf("asesor")).toBe(0);
    await app.runJobs();
    for (const who of ["asesor", "lider", "lider2"] as const) expect(await noticesOf(who)).toBe(1);
    expect(await noticesOf("asesor2")).toBe(0);
    const { noticeBatch } = await app.as("admin").ask(BATCH, { id: sendNotices.id });
    expect(noticeBatch).toMatchObject({ told: 3, total: 3, finishedAt: expect.any(String) });
    expect((await app.as("owner").ask(BATCH, { id: sendNotices.id })).noticeBatch).toBeNull();
  });

  it("of a leader stays in the team, for any chosen recipients", async () => {
    const audience = { roles: [1, 2, 3, 4, 5, 6, 7] };
    expect((await app.as("lider").ask(COUNT, { audience })).noticeAudienceCount).toBe(2);
    expectRefused(
      await app.as("lider").gql(SEND, { audience: { userIds: [id("asesor2")] }, notice }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    const { items } = (await app.as("lider").ask(PEOPLE, { filter: { search: "" } })).notifiablePeople;
    expect(items.map((one: { id: number }) => one.id).sort()).toEqual([id("lider"), id("asesor")].sort());
  });

  it("is refused to nobody, to more than a thousand names, without words and from who may not", async () => {
    for (const audience of [{}, { userIds: [] }, { teamOf: 999_999 }])
      expectRefused(
        await app.as("admin").gql(SEND, { audience, notice }),
        "BAD_USER_INPUT",
        "Elige a quién avisar",
      );
    const many = { userIds: Array.from({ length: 1_001 }, (_, place) => place + 1) };
    expectRefused(
      await app.as("admin").gql(SEND, { audience: many, notice }),
      "BAD_USER_INPUT",
      "Elige hasta 1.000 personas",
    );
    expectRefused(
      await app.as("admin").gql(SEND, { audience: { userIds: [id("asesor")] }, notice: { message: " " } }),
      "BAD_USER_INPUT",
      "El mensaje es obligatorio",
    );
    for (const who of ["asesor", "contador", "cliente"] as const)
      expectRefused(await app.as(who).gql(SEND, { audience: { userIds: [id(who)] }, notice }), "FORBIDDEN");
  });
});
