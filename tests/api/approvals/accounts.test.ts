import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anApprovedCommission, CREATE } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("an account of the staff", () => {
  it("keeps when it was changed and by whom, for the people who pay into it", async () => {
    const { id } = await anApprovedCommission(app);
    const shown = async () => {
      const { commission } = await app
        .as("contador")
        .ask(`query ($id: ID!) { commission(id: $id) { vendedorId accountChangedAt accountChangedById } }`, {
          id,
        });
      return commission;
    };
    const { vendedorId } = await shown();
    await app.as("admin").ask(
      `mutation ($id: Int!, $input: BankingDataInput!) {
        updateBankingData(userId: $id, input: $input) { banco } }`,
      {
        id: vendedorId,
        input: { banco: "Bancolombia", numeroCuenta: "5551112223", tipoCuenta: "ahorros" },
      },
    );
    const { accountChangedAt, accountChangedById } = await shown();
    expect(new Date(accountChangedAt)).toEqual(app.clock.now());
    expect(accountChangedById).toBe(app.people.admin.id);
    const warnings = async (who: "admin" | "contador") =>
      (
        await app
          .as(who)
          .ask(`query ($id: ID!) { payout(kind: commission, subjectId: $id) { payee warnings } }`, { id })
      ).payout.warnings[0];
    expect(await warnings("admin")).toMatch(/^Tú cambiaste la cuenta de /);
    expect(await warnings("contador")).toMatch(/ cambió hace menos de 3 días \(la cambió /);
    await app.app.services.orm.em
      .fork()
      .execute("update banking_details set account_changed_at = account_changed_at - interval '73 hours'");
    expect(await warnings("contador")).toBeUndefined();
    expect(await warnings("admin")).toMatch(/^Tú cambiaste la cuenta de /);
  });

  it("that came with the person was written down, not changed; another one in its place was", async () => {
    const REGISTER = `mutation ($input: RegisterInput!) { registerAccount(input: $input) { user { id } } }`;
    const account = { banco: "Bancolombia", numeroCuenta: "70011122233", tipoCuenta: "ahorros" };
    const person = { name: "Rosa", lastname: "Mejía", email: "rosa@travesia.test", phone: "3101112233" };
    const input = { ...person, ...account, password: "Travesia2026", role: 2 };
    const team = { liderId: app.people.lider.id, gerenteId: app.people.gerente.id };
    const { registerAccount } = await app.as("owner").ask(REGISTER, { input: { ...input, ...team } });
    const { id: contractId } = await aSignedSimpleContract(app);
    const earned = { contractId, tipoVendedor: "asesor", montoComision: 10_000 };
    const vendedorId = Number(registerAccount.user.id);
    const { createCommission } = await app.as("admin").ask(CREATE, { input: { ...earned, vendedorId } });
    const WARNINGS = `query ($id: ID!) { payout(kind: commission, subjectId: $id) { warnings } }`;
    const warnings = async (who: "owner" | "contador") =>
      (await app.as(who).ask(WARNINGS, { id: createCommission.id })).payout.warnings;
    expect(await warnings("owner")).toEqual([
      "Tú registraste la cuenta de Rosa Mejía. Pide a otra persona que la revise antes de pagar.",
    ]);
    expect(await warnings("contador")).toEqual([
      expect.stringMatching(/^La cuenta de Rosa Mejía se registró hace menos de 3 días \(la registró /),
    ]);
    const other = { ...account, numeroCuenta: "70011122299" };
    await app.as("owner").ask(
      `mutation ($userId: Int!, $input: BankingDataInput!) {
        updateBankingData(userId: $userId, input: $input) { banco } }`,
      { userId: vendedorId, input: other },
    );
    expect((await warnings("contador"))[0]).toMatch(/ cambió hace menos de 3 días \(la cambió /);
  });
});
