import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { Handle } from "../../support/people.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aCustomer } from "../../support/story/customers.ts";
import { aPasskey, begunPasskey, provenBy, SITE } from "../../support/story/passkeys.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1", PUBLIC_URL: SITE });
});

const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
const bytesAt = async (url: string) => (await app.as().rest("GET", new URL(url).pathname)).bytes;

/** Row of the first passkey of a person, with the parts of the key that are ours alone. */
const keyOf = async (who: Handle) =>
  atLeastOne(
    await sql<{ credential_id: string; public_key: string }>(
      "select credential_id, public_key from passkeys where user_id = ?",
      app.people[who].id,
    ),
  )[0];

/** Names of the tables that contain one of these texts. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of atLeastOne(tables))
    for (const text of texts)
      if ((await sql(`select 1 from ${name} t where t::text like ? limit 1`, `%${text}%`)).length > 0)
        found.push(name);
  return found;
}

/** Numbers of passkeys and of open questions of a person. */
const keptOf = async (id: number) =>
  (
    await sql<{ keys: number; questions: number; codes: number }>(
      `select (select count(*)::int from passkeys where user_id = ?) as keys,
         (select count(*)::int from passkey_challenges where user_id = ?) as questions,
         (select count(*)::int from recovery_codes where user_id = ?) as codes`,
      ...[id, id, id],
    )
  )[0];

describe("a copy of personal data", () => {
  it("names each passkey with its times, and holds nothing of its key", async () => {
    const { keeper } = await aPasskey(app, "asesor", { name: "Celular de Laura" });
    const factor = await provenBy(app, "asesor", keeper);
    await aPasskey(app, "asesor", { name: "Llave de la oficina", factor });
    const { exportMyData } = await app
      .as("asesor")
      .ask("mutation { exportMyData { json { url } pdf { url } } }");
    const json = (await bytesAt(exportMyData.json.url)).toString();
    const { sections } = JSON.parse(json) as { sections: Record<string, Record<string, unknown>[]> };
    expect(sections["Llaves de acceso"]).toEqual([
      {
        Nombre: "Celular de Laura",
        Creada: expect.any(String),
        "Último uso": expect.any(String),
        "Copiada en otros dispositivos": false,
      },
      {
        Nombre: "Llave de la oficina",
        Creada: expect.any(String),
        "Último uso": null,
        "Copiada en otros dispositivos": false,
      },
    ]);
    const pdf = (await pagesOf(await bytesAt(exportMyData.pdf.url))).join(" ");
    expect(pdf).toContain("Llaves de acceso");
    expect(pdf).toContain("Celular de Laura");
    const { credential_id: credentialId, public_key: publicKey } = (await keyOf("asesor"))!;
    for (const text of [json, pdf.replace(/\s/g, "")]) {
      // A long word is broken in the PDF: its beginning would be there.
      expect(text).not.toContain(credentialId.slice(0, 30));
      expect(text).not.toContain(publicKey.slice(0, 30));
    }
  });

  it("has no such part without a passkey", async () => {
    const { exportMyData } = await app.as("lider").ask("mutation { exportMyData { json { url } } }");
    const { sections } = JSON.parse((await bytesAt(exportMyData.json.url)).toString());
    expect(sections).toHaveProperty("Cuenta");
    expect(sections).not.toHaveProperty("Llaves de acceso");
  });
});

describe("the erasure of an account", () => {
  it("takes its passkeys, their open questions and the recovery codes, and leaves no key in any table", async () => {
    const { keeper } = await aPasskey(app, "cliente");
    await provenBy(app, "cliente", keeper);
    const { id } = app.people.cliente;
    const { credential_id: credentialId, public_key: publicKey } = (await keyOf("cliente"))!;
    expect(await tablesWith(credentialId, publicKey)).toEqual(["passkeys", "passkeys"]);
    expect(await keptOf(id)).toMatchObject({ keys: 1, codes: 1 });
    await app
      .as("cliente")
      .ask("mutation ($password: String!) { requestErasure(currentPassword: $password) }", {
        password: PASSWORD,
      });
    expect(await keptOf(id)).toEqual({ keys: 0, questions: 0, codes: 0 });
    expect(await tablesWith(credentialId, publicKey)).toEqual([]);
  });

  it("of somebody who never bought, at the owner's press, takes their passkey as well", async () => {
    const { id: account } = app.people.cliente2;
    await aPasskey(app, "cliente2");
    const customer = await aCustomer(app, { email: "cliente2@travesia.test" });
    const quote = await aQuote(app);
    await sql(
      "update quotes set customer_id = ?, updated_at = ? where id = ?",
      customer.id,
      ago(800),
      quote.id,
    );
    const [linked] = await sql<{ id: string }>("select id from customers where account_id = ?", account);
    expect([undefined, customer.id]).toContain(linked?.id);
    await sql("update customers set account_id = ? where id = ?", account, customer.id);
    const { outcomes } = await app
      .as("owner")
      .ask("mutation ($ids: [ID!]!) { outcomes: eraseEachIdlePerson(ids: $ids) { done reason } }", {
        ids: [customer.id],
      });
    expect(outcomes).toEqual([{ done: true, reason: null }]);
    expect(await keptOf(account)).toEqual({ keys: 0, questions: 0, codes: 0 });
  });
});

describe("the periods of retention", () => {
  it("keep a passkey however long nobody used it, and take questions with the other ended accesses", async () => {
    await aPasskey(app, "gerente");
    const { id } = app.people.gerente;
    await sql(
      "update passkeys set created_at = ?, last_used_at = ? where user_id = ?",
      ago(4_000),
      ago(3_900),
      id,
    );
    await sql("delete from passkey_challenges");
    for (const days of [91, 89]) {
      await begunPasskey(app.as("lider"));
      await sql(
        "update passkey_challenges set expires_at = ? where expires_at > ?",
        ago(days),
        app.clock.now(),
      );
    }
    await app.sweep();
    expect(await keptOf(id)).toMatchObject({ keys: 1 });
    const left = await sql<{ expires_at: Date }>("select expires_at from passkey_challenges");
    expect(left.map(({ expires_at: at }) => new Date(at))).toEqual([ago(89)]);
  });

  it("find the questions by their age in an index", async () => {
    const plan = await app.app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("set local enable_seqscan = off");
      return em.execute<object[]>("explain select 1 from passkey_challenges where expires_at <= ?", [
        app.clock.now(),
      ]);
    });
    expect(JSON.stringify(plan)).toContain("Index");
  });
});
