import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aHired, aLeaderWithTeam, DELETE, seen, UPDATE } from "../../support/story/organization.ts";
import { family } from "../../support/story/quotes.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import type { Client } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const update = (id: number, input: object) => app.as("owner").gql(UPDATE, { id, input });
const aQuoteBy = async (client: Client): Promise<string> =>
  (
    await client.ask(`mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }`, {
      input: family,
    })
  ).createQuote.id;
const sellersOf = async (id: string) =>
  (
    await rows<Record<string, number | null>>(
      "select vendedor_id, asesor_id, lider_id, gerente_id, admin_id from quotes where id = ?",
      [id],
    )
  )[0];

describe("somebody with a team who goes", () => {
  it("needs a successor, who gets the team and the open quotes in the same moment", async () => {
    const { people } = app;
    const { leader, advisor } = await aLeaderWithTeam(app);
    const own = await aQuoteBy(leader.client);
    const teams = await aQuoteBy(advisor.client);
    const closed = await aQuoteBy(leader.client);
    await rows(`update quotes set status = 'rejected', rejected_at = '${STARTED}' where id = ?`, [closed]);

    expectRefused(
      await update(leader.id, { isActive: false }),
      "CONFLICT",
      "Marcela Niño Peña tiene 1 persona a cargo. Elige quién recibe su equipo y sus cotizaciones abiertas.",
    );
    expect(await seen(app, leader.id)).toMatchObject({ isActive: true });

    const { data } = await update(leader.id, { isActive: false, successorId: people.lider2.id });
    expect(data?.updateUser).toMatchObject({ isActive: false });
    expect(await seen(app, advisor.id)).toMatchObject({
      liderId: people.lider2.id,
      gerenteId: people.gerente2.id,
      supervisorId: people.lider2.id,
    });
    const [lider2, gerente2] = [people.lider2.id, people.gerente2.id];
    expect(await sellersOf(own)).toEqual({
      vendedor_id: lider2,
      asesor_id: null,
      lider_id: lider2,
      gerente_id: gerente2,
      admin_id: null,
    });
    expect(await sellersOf(teams)).toMatchObject({
      vendedor_id: advisor.id,
      asesor_id: advisor.id,
      lider_id: lider2,
      gerente_id: gerente2,
    });
    expect(await sellersOf(closed)).toMatchObject({ vendedor_id: leader.id });
    const { notifications } = await app.as("lider2").ask("{ notifications { items { type message } } }");
    expect(notifications.items.map(({ type }: { type: string }) => type)).toEqual(["team_received"]);
    const audit = await rows<{ type: string }>(
      "select type from audit_entries where record_id in (?, ?, ?, ?) order by id",
      [String(leader.id), String(advisor.id), own, teams],
    );
    expect(audit.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        "user.moved",
        "user.succeeded",
        "user.updated",
        "quote.assigned",
        "quote.team-moved",
      ]),
    );
  });

  it("loses every session at once", async () => {
    const { client, id } = await aHired(app);
    await update(id, { isActive: false });
    expectRefused(await client.gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido");
  });

  it("is succeeded by a person who can lead the team, and who is active and another", async () => {
    const { leader, advisor } = await aLeaderWithTeam(app);
    const wrong = async (successorId: number) =>
      expectRefused(await update(leader.id, { isActive: false, successorId }), "BAD_USER_INPUT");
    const field = "successorId";
    expect(await wrong(leader.id)).toEqual([{ field, message: "Nadie puede ser su propio sucesor" }]);
    expect(await wrong(advisor.id)).toEqual([
      { field, message: "El rol del sucesor no permite recibir este equipo" },
    ]);
    expect(await wrong(app.people.contador.id)).toEqual([
      { field, message: "El rol del sucesor no permite recibir este equipo" },
    ]);
    expect(await wrong(999_999)).toEqual([
      { field, message: "El sucesor no existe o no es un vendedor activo" },
    ]);
    const manager = await update(app.people.gerente2.id, {
      isActive: false,
      successorId: app.people.lider.id,
    });
    expectRefused(manager, "BAD_USER_INPUT", "El rol del sucesor no permite recibir este equipo");
  });

  it("hands over by a lower role too, and stays as what they become", async () => {
    const { leader, advisor } = await aLeaderWithTeam(app);
    expectRefused(await update(leader.id, { role: 2 }), "CONFLICT");
    const { data } = await update(leader.id, {
      role: 2,
      liderId: app.people.lider.id,
      successorId: app.people.lider.id,
    });
    expect(data?.updateUser).toMatchObject({
      role: 2,
      isActive: true,
      liderId: app.people.lider.id,
      gerenteId: app.people.gerente.id,
    });
    expect(await seen(app, advisor.id)).toMatchObject({ liderId: app.people.lider.id });
  });
});

describe("a deleted account", () => {
  const remove = (id: number, successorId?: number) => app.as("owner").gql(DELETE, { id, successorId });

  it("that left no records is gone", async () => {
    const { id } = await aHired(app);
    expect((await remove(id)).data?.deleteUser).toEqual({
      kept: false,
      message: "Usuario eliminado con éxito",
    });
    expect(await seen(app, id)).toBeNull();
    expectRefused(await remove(id), "NOT_FOUND", "Usuario no encontrado");
  });

  it("that left records is switched off and kept", async () => {
    const { id, client } = await aHired(app);
    await aQuoteBy(client);
    expect((await remove(id)).data?.deleteUser).toMatchObject({ kept: true });
    expect(await seen(app, id)).toMatchObject({ id, isActive: false });
  });

  it("is refused for oneself, for a team without successor, and for whom one may only read", async () => {
    const { leader } = await aLeaderWithTeam(app);
    expectRefused(await remove(app.people.owner.id), "CONFLICT", "No puedes eliminar tu propia cuenta.");
    expectRefused(await remove(leader.id), "CONFLICT");
    expectRefused(await app.as("admin").gql(DELETE, { id: app.people.contador.id }), "FORBIDDEN");
    expect((await remove(leader.id, app.people.lider.id)).errors).toBeUndefined();
  });
});

describe("an anonymised account", () => {
  const ANONYMISE = `mutation ($id: Int!, $successorId: Int) {
    anonymizeUser(id: $id, successorId: $successorId) }`;

  it("keeps its records and none of the person's data", async () => {
    const { id, client, email } = await aHired(app);
    const quote = await aQuoteBy(client);
    await app.as("owner").ask(ANONYMISE, { id, successorId: app.people.asesor.id });
    expect(await rows("select 1 from users where email = ?", [email])).toEqual([]);
    expect(await sellersOf(quote)).toMatchObject({ vendedor_id: app.people.asesor.id });
    const { users } = await app.as("owner").ask("{ users { id } }");
    expect(users.map((user: { id: number }) => user.id)).not.toContain(id);
  });

  it("waits for a trip that is still to be made", async () => {
    const { id } = await aRegistered(app);
    const contract = await aSignedContract(app);
    await rows("update contracts set cliente_id = ? where id = ?", [id, contract.id]);
    expectRefused(
      await app.as("owner").gql(ANONYMISE, { id }),
      "CONFLICT",
      "Tiene un viaje contratado. Podrás suprimir sus datos cuando termine.",
    );
  });
});

describe("another e-mail of an account", () => {
  const notices = async () => {
    await app.runJobs();
    const { notifications } = await app
      .as("owner")
      .ask(`{ notifications(filter: { type: "user_email_changed" }) { items { message link } } }`);
    return notifications.items as { message: string; link: string }[];
  };
  const give = (by: Client, id: number, email: string) => by.ask(UPDATE, { id, input: { email } });

  it("is notified to OWNER by a notice and a mail, unless OWNER entered it", async () => {
    const { id } = await aHired(app);
    const owner = await aHired(app, { role: 7, liderId: null });
    const [before, after] = [`antes.${id}@correo.test`, `ahora.${id}@correo.test`];
    await give(owner.client, id, before);
    expect(await notices()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await give(app.as("lider"), id, after);
    const [notice] = await notices();
    expect(notice).toEqual({
      message: expect.stringContaining(`: era ${before} y ahora es ${after}.`),
      link: `/panel/user?search=${encodeURIComponent(after)}`,
    });
    expect(notice?.message).toContain(app.people.lider.name);
    for (const { email } of [app.people.owner, owner]) {
      const mails = (await app.outbox(email)).filter(({ text }) => text.includes(`ahora es ${after}`));
      expect(mails).toHaveLength(1);
    }
    expect((await app.outbox(before)).map(({ subject }) => subject)).toContain("Tu cuenta usa otro correo");
  });
});
