import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { aPerson, REGISTER } from "../../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

describe("people who can be superiors", () => {
  const FIND = `query ($search: String, $roles: [Int!], $ids: [Int!]) {
    superiors(search: $search, roles: $roles, ids: $ids) { id role } }`;
  const found = async (who: Handle, variables: object = {}) =>
    (await app.as(who).ask(FIND, variables)).superiors as { id: number; role: number }[];

  it("is looked for by name, within reach, leaders before their managers, twenty at most", async () => {
    const { lider, lider2 } = app.people;
    expect((await found("owner", { search: "liliana ospina" })).map(({ id }) => id)).toEqual([lider.id]);
    expect((await found("gerente", { search: lider2.name })).map(({ id }) => id)).toEqual([]);
    const all = await found("owner");
    expect(all.map(({ role }) => role)).toEqual(all.map(({ role }) => role).sort());
    for (let more = 0; more < 20; more += 1)
      await app.as("owner").ask(REGISTER, {
        input: aPerson({ role: 3, gerenteId: app.people.gerente.id }),
      });
    expect(await found("owner")).toHaveLength(20);
  });

  it("is narrowed to roles, and found again by ids", async () => {
    const { gerente, asesor } = app.people;
    expect(new Set((await found("owner", { roles: [4, 2] })).map(({ role }) => role))).toEqual(new Set([4]));
    expect(await found("owner", { ids: [gerente.id, asesor.id] })).toEqual([{ id: gerente.id, role: 4 }]);
  });
});
