import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCustomer, anEmail } from "../../support/story/customers.ts";

const ADD = `mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`;
const MATCHES = `query ($s: String!) { customerMatches(search: $s) { name } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

describe("a customer who is found by a key", () => {
  it("is named to who sees them, and to nobody else", async () => {
    const email = anEmail();
    const { name } = await aCustomer(app, { email, tipoDocumento: "cc", documentoIdentidad: "1020304050" });
    const add = (who: "asesor" | "admin", input: object) =>
      app.as(who).gql(ADD, { input: { name: "Otra Persona", ...input } });
    const text = "Ya existe un registro con este correo.";
    expect(expectRefused(await add("asesor", { email }), "BAD_USER_INPUT", text)[0]?.field).toBe("email");
    const document = { tipoDocumento: "cc", documentoIdentidad: "1.020.304.050" };
    const unnamed = "Ya existe un registro con este documento.";
    expectRefused(await add("asesor", document), "BAD_USER_INPUT", unnamed);
    const named = `Este documento ya es de ${name}. Si son la misma persona, pide que los unan.`;
    expectRefused(await add("admin", document), "BAD_USER_INPUT", named);
    expect((await app.as("asesor").ask(MATCHES, { s: email })).customerMatches).toEqual([]);
    expect((await app.as("admin").ask(MATCHES, { s: email })).customerMatches).toEqual([{ name }]);
  });

  it("is looked for in vain thirty times an hour, over all ways; what was looked for before counts once", async () => {
    const look = (email: string) => app.as("asesor2").rest("GET", `/user/email/${email}`);
    const statuses: number[] = [];
    for (let tried = 0; tried < 30; tried += 1)
      statuses.push((await look(`nadie${tried}@correo.test`)).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await look("nadie0@correo.test")).status).toBe(404);
    expect((await look("nadie30@correo.test")).status).toBe(429);
    const taken = anEmail();
    await aCustomer(app, { email: taken });
    expectRefused(
      await app.as("asesor2").gql(ADD, { input: { name: "Otra Persona", email: taken } }),
      "RATE_LIMITED",
    );
    const own = anEmail();
    await app.as("asesor2").ask(ADD, { input: { name: "La Mía", email: own } });
    const twice = await app.as("asesor2").gql(ADD, { input: { name: "La Mía", email: own } });
    expectRefused(twice, "BAD_USER_INPUT");
  });
});
