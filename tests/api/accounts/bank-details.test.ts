import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aRegistered } from "../../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const UPDATE = `mutation ($input: ProfileInput!) { updateProfile(input: $input) {
  name email pendingEmail phone documentoIdentidad tipoDocumento fechaNacimiento direccion image banco
  numeroCuenta tipoCuenta role version } }`;

describe("bank details", () => {
  const read = (who: Handle, of: Handle) =>
    app.as(who).gql("query ($id: Int!) { bankingData(userId: $id) { banco numeroCuenta nombreTitular } }", {
      id: app.people[of].id,
    });

  it("are visible to their owner and to the roles that handle money only", async () => {
    for (const who of ["asesor", "admin", "contador", "owner"] as const)
      expect((await read(who, "asesor")).data).toMatchObject({
        bankingData: { banco: "Bancolombia", nombreTitular: "" },
      });
    for (const who of ["cliente", "lider", "gerente", "asesor2"] as const)
      expect((await read(who, "asesor")).data).toEqual({ bankingData: null });
  });

  it("are changed in parts, and the history keeps the changed part masked", async () => {
    const write = `mutation ($id: Int!, $input: BankingDataInput!) {
      updateBankingData(userId: $id, input: $input) { banco numeroCuenta nombreTitular } }`;
    const variables = {
      id: app.people.asesor.id,
      input: { numeroCuenta: "99887766", nombreTitular: "Álvaro Ríos" },
    };
    expectRefused(await app.as("lider").gql(write, variables), "NOT_FOUND", "Usuario no encontrado");
    const { updateBankingData } = await app.as("asesor").ask(write, variables);
    expect(updateBankingData).toEqual({
      banco: "Bancolombia",
      numeroCuenta: "99887766",
      nombreTitular: "Álvaro Ríos",
    });
    const [entry] = await app.app.services.orm.em
      .fork()
      .execute<{ detail: unknown }[]>(
        "select detail from audit_entries where type = 'user.banking-changed' order by at desc limit 1",
      );
    expect(JSON.stringify(entry?.detail)).not.toContain("99887766");
  });
});

describe("a change of bank details", () => {
  const SUBJECT = "Cambiaron tus datos bancarios";
  const mailsTo = async (to: string) => {
    await app.runJobs();
    return (await app.outbox(to)).filter(({ subject }) => subject === SUBJECT).length;
  };

  it("is mailed to its owner, made by anybody and anywhere", async () => {
    const { client, email, id } = await aRegistered(app);
    await client.ask(UPDATE, { input: { banco: "Bancolombia", numeroCuenta: "12345678" } });
    expect(await mailsTo(email)).toBe(1);
    const write = `mutation ($id: Int!, $input: BankingDataInput!) {
      updateBankingData(userId: $id, input: $input) { banco } }`;
    await app.as("contador").ask(write, { id, input: { nombreTitular: "Otra Persona" } });
    expect(await mailsTo(email)).toBe(2);
    await app
      .as("owner")
      .ask('mutation ($id: Int!) { updateUser(id: $id, input: { numeroCuenta: "87654321" }) { id } }', {
        id,
      });
    expect(await mailsTo(email)).toBe(3);
  });

  it("that changes nothing is not mailed, nor is another change", async () => {
    const { client, email, id } = await aRegistered(app);
    const write = `mutation ($id: Int!, $input: BankingDataInput!) {
      updateBankingData(userId: $id, input: $input) { banco } }`;
    await client.ask(UPDATE, { input: { direccion: "Calle 10 # 20-30" } });
    await client.ask(write, { id, input: { banco: "" } });
    expect(await mailsTo(email)).toBe(0);
  });
});
