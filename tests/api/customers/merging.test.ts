import { beforeAll, describe, expect, it } from "vitest";
import { AuditEntry } from "../../../api/src/core/audit/audit.entity.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aCustomer,
  anEmail,
  aQuoteFor,
  customerOf,
  customerOfQuote,
  MERGE,
  mergeCustomers,
} from "../../support/story/customers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const merge = (id: string, intoId: string, by: "admin" | "owner" | "gerente" = "admin") =>
  app.as(by).gql(MERGE, { id, intoId });

/** Circles of transactions that Postgres has cut in this database so far. */
async function deadlocks(): Promise<number> {
  const em = app.app.services.orm.em.fork();
  const [row] = await em.execute<{ n: number }[]>(
    "select deadlocks::int as n from pg_stat_database where datname = current_database()",
  );
  return row?.n ?? 0;
}

describe("two customers that are merged", () => {
  it("become one: quotes, notes and contact data move, and missing data are taken over", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const kept = await aCustomer(app, { name: "Rosa Díaz", email });
    const quote = await aQuoteFor(app, { emailCliente: other, telefonoCliente: "3134445566" });
    const gone = await customerOfQuote(app, quote);
    await app
      .as("admin")
      .ask(`mutation ($id: ID!) { addCustomerNote(id: $id, text: "Viaja en enero") { id } }`, {
        id: gone.id,
      });
    expect(await mergeCustomers(app, gone.id, kept.id)).toEqual({
      id: kept.id,
      name: "Rosa Díaz",
      email,
      telefono: "+573134445566",
      documentoIdentidad: null,
      notes: [{ text: "Viaja en enero" }],
    });
    expect((await customerOfQuote(app, quote)).id).toBe(kept.id);
    expect((await customerOfQuote(app, await aQuoteFor(app, { emailCliente: other }))).id).toBe(kept.id);
    expect(await customerOf(app, gone.id, "status mergedInto { id }")).toEqual({
      status: "merged",
      mergedInto: { id: kept.id },
    });
    expect(await customerOf(app, kept.id, "name", "asesor")).toEqual({ name: "Rosa Díaz" });
  });

  it("keep the other's value where that was chosen, and the kept one records its source", async () => {
    const [mine, theirs] = [anEmail(), anEmail()];
    const kept = await aCustomer(app, { name: "Rosa Dias", email: mine, ciudad: "Cali" });
    const gone = await aCustomer(app, {
      name: "Rosa Díaz",
      email: theirs,
      direccion: "Calle 10 # 4-20",
      tipoDocumento: "nuip",
      documentoIdentidad: "1032456789",
    });
    const asked = `mutation ($id: ID!, $intoId: ID!, $take: [CustomerPart!]!) {
      mergeCustomers(id: $id, intoId: $intoId, take: $take) {
        name email ciudad direccion documentoIdentidad } }`;
    // A field that the other record leaves empty is never taken, chosen or not.
    const variables = { id: gone.id, intoId: kept.id, take: ["name", "ciudad"] };
    expect((await app.as("admin").ask(asked, variables)).mergeCustomers).toEqual({
      name: "Rosa Díaz",
      email: mine,
      ciudad: "Cali",
      direccion: "Calle 10 # 4-20",
      documentoIdentidad: "1032456789",
    });
    const entries = await app.app.services.orm.em
      .fork()
      .find(AuditEntry, { recordId: kept.id, type: "customer.joined" });
    expect(entries.map(({ detail }) => detail)).toMatchObject([
      {
        fromId: gone.id,
        before: { name: "R***", direccion: null },
        after: { name: "R***", direccion: "C***" },
      },
    ]);
  });

  it("are never two with accounts", async () => {
    const [one, two] = [await aCustomer(app), await aCustomer(app)];
    const { cliente, cliente2 } = app.people;
    await asOwner(app, async (em) => {
      await em.execute("update customers set account_id = null where account_id is not null");
      await em.execute("update customers set account_id = ? where id = ?", [cliente.id, one.id]);
      await em.execute("update customers set account_id = ? where id = ?", [cliente2.id, two.id]);
    });
    expectRefused(await merge(one.id, two.id), "CONFLICT", "Ambos clientes tienen cuenta.");
    const three = await aCustomer(app);
    await mergeCustomers(app, one.id, three.id);
    expect(await customerOf(app, three.id, "account { id }")).toEqual({ account: { id: cliente.id } });
  });

  it("are two, both still there, and of the caller's administration", async () => {
    const [one, two, three] = [await aCustomer(app), await aCustomer(app), await aCustomer(app)];
    expectRefused(
      await merge(one.id, one.id),
      "BAD_USER_INPUT",
      "Elige otro cliente: no puedes unir uno consigo mismo",
    );
    expectRefused(await merge(one.id, two.id, "gerente"), "FORBIDDEN");
    await mergeCustomers(app, one.id, two.id);
    const gone = "El cliente se unió con otro y ya no se puede cambiar.";
    expectRefused(await merge(three.id, one.id), "CONFLICT", gone);
    expectRefused(await merge(one.id, three.id), "CONFLICT", gone);
  });

  it("of which each is merged into the other at once leave one", async () => {
    const [one, two] = [await aCustomer(app), await aCustomer(app)];
    const both = await Promise.all([merge(one.id, two.id), merge(two.id, one.id, "owner")]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it("of which each is merged into each of the others at once are never in each other's way", async () => {
    const found: string[] = [];
    for (let one = 0; one < 5; one += 1) {
      const email = anEmail();
      const customer = await aCustomer(app, { email });
      await aQuoteFor(app, { emailCliente: email });
      found.push(customer.id);
    }
    const crossed = found.flatMap((id) => found.filter((other) => other !== id).map((other) => [id, other]));
    const before = await deadlocks();
    const answers = await Promise.all(crossed.map(([id = "", other = ""]) => merge(id, other)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? "merged");
    expect(codes.filter((code) => code === "merged")).toHaveLength(4);
    expect(codes.filter((code) => code === "CONFLICT")).toHaveLength(16);
    expect(await deadlocks()).toBe(before);
  });

  it("lose no quote that is saved at the same moment", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const [kept, gone] = [await aCustomer(app, { email }), await aCustomer(app, { email: other })];
    const [first] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => aQuoteFor(app, { emailCliente: other }))),
      mergeCustomers(app, gone.id, kept.id),
    ]);
    for (const id of first) expect((await customerOfQuote(app, id)).id).toBe(kept.id);
  });

  it("accept no further quote, from any writer", async () => {
    const [kept, gone] = [await aCustomer(app), await aCustomer(app)];
    const quote = await aQuoteFor(app, { emailCliente: anEmail() });
    await mergeCustomers(app, gone.id, kept.id);
    const written = app.app.services.orm.em
      .fork()
      .execute("update quotes set customer_id = ? where id = ?", [gone.id, quote]);
    await expect(written).rejects.toThrow("became part of another");
  });
});

describe("a customer who is nearly known already", () => {
  const named = async (name: string, by: "admin" | "asesor2" = "admin") =>
    (
      await app.as(by).ask(`query ($name: String!) { customersNamedLike(name: $name) { name } }`, { name })
    ).customersNamedLike.map(({ name }: { name: string }) => name);

  it("is shown while another is written down, to people who see that customer", async () => {
    await aCustomer(app, { name: "Wilmer Ñustes Oquendo" });
    expect(await named("wilmer nustez oquendo")).toEqual(["Wilmer Ñustes Oquendo"]);
    expect(await named("Wilmer Rojas Peña")).toEqual([]);
    expect(await named("wilmer nustez oquendo", "asesor2")).toEqual([]);
  });
});
