import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { hasHeardAll } from "../../support/live.ts";
import type { Handle } from "../../support/people.ts";
import { RawSocket } from "../../support/socket.ts";

const MAKE = `mutation ($input: AccessTokenInput!, $password: String!) {
  createAccessToken(input: $input, password: $password) { id token } }`;
const EXPORT = "mutation { exportMyData { json { url } } }";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);

/** A token of a person for reading alone, that lasts some days. */
async function aToken(who: Handle, days = 30): Promise<{ id: string; token: string }> {
  const input = { name: "Contabilidad", capabilities: [], days, addressRanges: ["190.26.10.0/24"] };
  return (await app.as(who).ask(MAKE, { input, password: PASSWORD })).createAccessToken;
}
const exported = async (who: Handle) => {
  const { exportMyData } = await app.as(who).ask(EXPORT);
  const { pathname } = new URL(exportMyData.json.url);
  return (await app.as().rest("GET", pathname)).bytes.toString();
};

describe("an access token in a copy of personal data", () => {
  it("is in their copy with its name and times, and without its secret", async () => {
    const { token } = await aToken("asesor");
    const copy = await exported("asesor");
    expect(JSON.parse(copy).sections["Tokens de acceso"]).toEqual([
      expect.objectContaining({
        Nombre: "Contabilidad",
        "Empieza por": token.slice(0, 10),
        Direcciones: "190.26.10.0/24",
        Revocado: null,
      }),
    ]);
    const [kept] = await sql<{ hash: string }>(
      "select hash from access_tokens where prefix = ?",
      token.slice(0, 10),
    );
    for (const secret of [token, kept!.hash]) expect(copy).not.toContain(secret);
  });

  it("goes with the account that is erased, and opens nothing", async () => {
    const { id } = app.people.asesor2;
    const { token } = await aToken("asesor2");
    await sql("delete from access_tokens where user_id <> ?", id);
    await sql("update users set role = 1 where id = ?", id);
    await sql("select pg_notify('travesia', ?)", JSON.stringify({ topic: "user.changed", userId: id }));
    await hasHeardAll(app);
    await app
      .as("asesor2")
      .ask("mutation ($password: String!) { requestErasure(currentPassword: $password) }", {
        password: PASSWORD,
      });
    expect(await sql("select 1 from access_tokens")).toEqual([]);
    const { errors } = await app
      .as(null)
      .with({ authorization: `Bearer ${token}` })
      .gql("{ me { id } }");
    expect(errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  });

  it("is forgotten with other ended accesses, after the days that the owner set", async () => {
    await sql("delete from access_tokens");
    const tokens = await Promise.all([aToken("lider"), aToken("gerente")]);
    const [old, young] = tokens.map(({ id }) => id);
    await sql("update access_tokens set issued_at = ?, expires_at = ? where id = ?", ago(200), ago(91), old);
    await sql(
      "update access_tokens set issued_at = ?, expires_at = ? where id = ?",
      ago(200),
      ago(89),
      young,
    );
    await app.sweep();
    expect(await sql<{ id: string }>("select id from access_tokens")).toEqual([{ id: young }]);
  });
});

describe("a socket that was opened with an access token", () => {
  it("is closed when its days are over, without anybody saying so", async () => {
    const input = { name: "ERP", capabilities: [], days: 30, addressRanges: [] };
    const { createAccessToken } = await app.as("contador").ask(MAKE, { input, password: PASSWORD });
    const socket = await RawSocket.enter(app.url, `Bearer ${createAccessToken.token}`);
    app.clock.advance({ minutes: 31 * 24 * 60 });
    expect(await socket.closed).toEqual({ code: 4403, reason: "El token de acceso venció o se revocó." });
  });
});
