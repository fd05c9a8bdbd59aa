import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPerson, REGISTER } from "../../support/story/accounts.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { aHired, aLeaderWithTeam, DELETE, seen, UPDATE } from "../../support/story/organization.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("the last owner", () => {
  it("can neither be switched off, demoted, deleted, nor leave on their own", async () => {
    const { owner } = app.people;
    const asOwner = app.as("owner");
    expectRefused(
      await asOwner.gql(UPDATE, { id: owner.id, input: { isActive: false } }),
      "CONFLICT",
      "No puedes desactivar tu propia cuenta.",
    );
    expectRefused(
      await asOwner.gql(UPDATE, { id: owner.id, input: { role: 5 } }),
      "CONFLICT",
      "No puedes cambiar tu propio rol.",
    );
    expectRefused(
      await asOwner.gql(DELETE, { id: owner.id }),
      "CONFLICT",
      "No puedes eliminar tu propia cuenta.",
    );
  });

  it("is left when two owners demote each other at once", async () => {
    const second = await aHired(app, { role: 7, liderId: null });
    const demote = { input: { role: 5 } };
    const answers = await Promise.all([
      app.as("owner").gql(UPDATE, { id: second.id, ...demote }),
      second.client.gql(UPDATE, { id: app.people.owner.id, ...demote }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    // The second of the two is no owner any more.
    const { code, message } = {
      code: refused[0]?.errors?.[0]?.extensions?.code,
      message: refused[0]?.errors?.[0]?.message,
    };
    if (code !== "FORBIDDEN") expect(message).toBe("Debe quedar al menos un Propietario activo.");
    const owners = await app.app.services.orm.em
      .fork()
      .execute("select id from users where role = 7 and is_active");
    expect(owners).toHaveLength(1);
    // The owner who is left gives the role back.
    const left = answers[0]!.errors ? second.client : app.as("owner");
    await left.ask(UPDATE, { id: answers[0]!.errors ? app.people.owner.id : second.id, input: { role: 7 } });
  });
});

describe("two at once", () => {
  it("that edit the same version: one is refused because the other was first", async () => {
    const { id } = await aHired(app);
    const answers = await Promise.all(
      ["Cali", "Pasto", "Neiva"].map((ciudad) =>
        app.as("owner").gql(UPDATE, { id, input: { ciudad, version: 1 } }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("leave nobody below a leader who goes while somebody is hired", async () => {
    const { leader } = await aLeaderWithTeam(app);
    const person = aPerson({ role: 2, liderId: leader.id });
    const [, hired] = await Promise.all([
      app
        .as("owner")
        .ask(UPDATE, { id: leader.id, input: { isActive: false, successorId: app.people.lider.id } }),
      app.as("owner").gql(REGISTER, { input: person }),
    ]);
    if (hired.errors) expectRefused(hired, "BAD_USER_INPUT", "El líder no existe o está inactivo");
    else
      expect(await seen(app, hired.data!.registerAccount.user.id)).toMatchObject({
        liderId: app.people.lider.id,
      });
  });

  it("leave no open quote with somebody who goes while quotes are given to them", async () => {
    const { id } = await aHired(app);
    const quotes = await Promise.all([1, 2, 3, 4].map(() => aQuote(app)));
    const give = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
      reassignQuote(id: $id, input: $input) { id } }`;
    const answers = await Promise.all([
      ...quotes.map((quote) =>
        app.as("owner").gql(give, { id: quote.id, input: { sellerId: id, reassignmentReason: "Reparto" } }),
      ),
      app.as("owner").gql(UPDATE, { id, input: { isActive: false, successorId: app.people.lider.id } }),
    ]);
    expect(answers.at(-1)?.errors).toBeUndefined();
    for (const answer of answers.slice(0, -1))
      if (answer.errors)
        expectRefused(answer, "BAD_USER_INPUT", "La persona elegida no es un vendedor activo");
    const left = await app.app.services.orm.em
      .fork()
      .execute("select id from quotes where vendedor_id = ?", [id]);
    expect(left).toEqual([]);
  });

  it("give no quote to somebody who is just being switched off", async () => {
    const { id } = await aHired(app);
    const quote = await aQuote(app);
    const { orm } = app.app.services;
    const waiting = async () => {
      const [found] = await orm.em
        .fork()
        .execute<{ n: number }[]>("select count(*)::int as n from pg_locks where not granted");
      return found?.n;
    };
    const given = await orm.em.fork().transactional(async (em) => {
      await em.execute("select id from users where id = ? for update", [id]);
      await em.execute("update users set is_active = false where id = ?", [id]);
      const document = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
        reassignQuote(id: $id, input: $input) { id } }`;
      const answer = app
        .as("owner")
        .gql(document, { id: quote.id, input: { sellerId: id, reassignmentReason: "Reparto" } });
      await expect.poll(waiting).toBeGreaterThan(0);
      // Not awaited within: it goes on when this transaction ends.
      return { answer };
    });
    expectRefused(await given.answer, "BAD_USER_INPUT", "La persona elegida no es un vendedor activo");
  });

  it("that hand a team to each other and both go: the second is refused", async () => {
    const one = await aLeaderWithTeam(app);
    const two = await aLeaderWithTeam(app);
    const go = (id: number, successorId: number) =>
      app.as("owner").gql(UPDATE, { id, input: { isActive: false, successorId } });
    const answers = await Promise.all([go(one.leader.id, two.leader.id), go(two.leader.id, one.leader.id)]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "BAD_USER_INPUT", "El sucesor no existe o no es un vendedor activo");
  });
});
