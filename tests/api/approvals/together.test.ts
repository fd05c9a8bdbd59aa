import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { APPROVE, askFor, asksAbove } from "../../support/story/approvals.ts";
import { setAccount } from "../../support/story/commissions.ts";
import { approvedCommissions, PAY_SEVERAL as PAY_COMMISSIONS, PREVIEW } from "../../support/story/payouts.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aContractToBuy, aReceipt, buy } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => asksAbove(app, null));

describe("several payments to one account", () => {
  const PAY_SEVERAL = `mutation ($input: PayProvidersInput!, $file: Upload!) {
    payProviders(input: $input, file: $file) { id } }`;

  it("count together: small parts of a large payment need the second person too", async () => {
    await asksAbove(app, 2_000_000);
    const { name } = await aProvider(app);
    const { items } = await aContractToBuy(app);
    const ids: string[] = [];
    for (const item of items.slice(0, 2)) ids.push((await buy(app, item, { proveedor: name })).purchase.id);
    const pay = () =>
      app
        .as("admin")
        .gql(
          PAY_SEVERAL,
          { input: { dues: ids.map((purchaseId) => ({ purchaseId })) } },
          { file: aReceipt() },
        );
    expectRefused(await pay(), "CONFLICT");
    for (const id of ids)
      await app.as("owner").ask(APPROVE, { id: (await askFor(app, "purchase", id, "admin")).id });
    expect((await pay()).errors).toBeUndefined();
  });
});

describe("several commissions", () => {
  const shown = async (ids: readonly string[]) => {
    const { payoutPreview } = await app.as("contador").ask(PREVIEW, { input: { ids } });
    return payoutPreview.sellers as { nombre: string; avisos: string[]; porAprobar: { id: string }[] }[];
  };
  const waiting = async (ids: readonly string[]) =>
    (await shown(ids)).flatMap(({ porAprobar }) => porAprobar.map(({ id }) => id));

  it("of one seller count together: the first that waits is named, and each approval is spent once", async () => {
    const own = await approvedCommissions(app, "asesor2", [60_000, 50_000]);
    const other = await approvedCommissions(app, "lider2", [90_000]);
    const ids = [...other, ...own].map(({ id }) => id);
    const pay = (chosen: readonly string[]) =>
      app.as("contador").gql(PAY_COMMISSIONS, { input: { ids: chosen } });
    await asksAbove(app, 100_000);
    expect(await waiting(ids)).toEqual(own.map(({ id }) => id));

    const refused = await pay(ids);
    const { contractNumber } = (
      await app
        .as("admin")
        .ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, { id: own[0]!.contractId })
    ).contract;
    const text =
      `Adriana Quintero Páez, ${contractNumber}: Falta la aprobación de una segunda persona. ` +
      "No se pagó nada.";
    expectRefused(refused, "CONFLICT", text);
    expect(refused.errors?.[0]?.extensions?.["errors"]).toMatchObject([{ field: "ids.1" }]);

    const approveAll = async () => {
      for (const { id } of own)
        await app.as("admin").ask(APPROVE, { id: (await askFor(app, "commission", id, "contador")).id });
    };
    await approveAll();
    await setAccount(app, "asesor2", "Davivienda");
    expectRefused(await pay(ids), "CONFLICT", text);
    await approveAll();
    expect(await waiting(ids)).toEqual([]);
    const byApprover = await app.as("admin").gql(PAY_COMMISSIONS, { input: { ids } });
    expectRefused(byApprover, "CONFLICT", text);
    const both = await Promise.all([pay(ids), pay(ids)]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    const { payoutApprovals } = await app
      .as("owner")
      .ask(`{ payoutApprovals(limit: 3) { items { status spentBy { id } } } }`);
    const spent = payoutApprovals.items.filter(({ status }: { status: string }) => status === "spent");
    expect(spent.slice(0, 2)).toEqual(
      own.map(() => ({ status: "spent", spentBy: { id: app.people.contador.id } })),
    );
  });

  it("end what was asked for or given of them, where the owner asks for less when they are paid", async () => {
    const lines = await approvedCommissions(app, "lider2", [10_000, 20_000, 30_000]);
    const [given, asked] = [lines[0]!.id, lines[1]!.id];
    await asksAbove(app, 0);
    const approval = await askFor(app, "commission", given, "contador");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    await askFor(app, "commission", asked, "contador");
    await asksAbove(app, null);
    await app.as("contador").ask(PAY_COMMISSIONS, { input: { ids: lines.map(({ id }) => id) } });
    const { payoutApprovals } = await app
      .as("owner")
      .ask(`{ payoutApprovals(limit: 2) { items { subjectId status } } }`);
    expect(payoutApprovals.items).toEqual([
      { subjectId: asked, status: "withdrawn" },
      { subjectId: given, status: "spent" },
    ]);
  });

  it("say of each seller that the account changed", async () => {
    const [line] = await approvedCommissions(app, "gerente2", [10_000]);
    expect((await shown([line!.id]))[0]!.avisos).toEqual([]);
    await app.as("admin").ask(
      `mutation ($id: Int!, $input: BankingDataInput!) {
          updateBankingData(userId: $id, input: $input) { banco } }`,
      {
        id: line!.vendedorId,
        input: { banco: "Bancolombia", numeroCuenta: "5551112224", tipoCuenta: "ahorros" },
      },
    );
    expect((await shown([line!.id]))[0]!.avisos).toEqual([
      expect.stringMatching(/^La cuenta de .* cambió hace menos de 3 días \(la cambió /),
    ]);
  });
});
