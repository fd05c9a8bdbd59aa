import { beforeAll, describe, expect, it } from "vitest";
import { AuditEntry } from "../../../api/src/core/audit/audit.entity.ts";
import { updateProvider } from "../../../api/src/modules/providers/acts/update-provider.ts";
import { providerOfName } from "../../../api/src/modules/providers/provider-of-name.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import { aProvider, MERGE, mergeProviders, providerOf } from "../../support/story/providers.ts";
import { aContractToBuy, aReceipt, buy, BUY, aPurchase } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const providerOfPurchase = async (id: string) =>
  (
    await app
      .as("owner")
      .ask(`query ($id: ID!) { purchase(id: $id) { proveedor provider { id name } } }`, { id })
  ).purchase;

describe("a purchase", () => {
  it("makes the record of a provider that nobody knew, and finds it again however it is written", async () => {
    const { items } = await aContractToBuy(app);
    const first = await buy(app, items[0]!, { proveedor: "Lanchas Bahía Ébano" });
    const second = await buy(app, items[1]!, { proveedor: "LANCHAS  BAHIA EBANO " });
    const { provider } = await providerOfPurchase(first.purchase.id);
    expect(provider.name).toBe("Lanchas Bahía Ébano");
    expect(await providerOfPurchase(second.purchase.id)).toEqual({
      proveedor: "LANCHAS  BAHIA EBANO",
      provider,
    });
  });

  it("makes one record when two name a new provider at once", async () => {
    const { items } = await aContractToBuy(app);
    const both = await Promise.all(
      ["Buceo Coral", "BUCEO CORAL"].map((proveedor, place) =>
        app
          .as("admin")
          .ask(BUY, { id: items[place]!.id, input: aPurchase({ proveedor }) }, { file: aReceipt() }),
      ),
    );
    const made = await Promise.all(both.map(({ buyItem }) => providerOfPurchase(buyItem.purchase.id)));
    expect(new Set(made.map(({ provider }) => provider.id)).size).toBe(1);
  });
});

describe("two providers that are merged", () => {
  it("become one: purchases, names, documents and contacts move, what was written stays", async () => {
    const kept = await aProvider(app, { name: "Aerolínea Sur", contacts: [{ name: "Inés" }] });
    const gone = await aProvider(app, { name: "Aerolinea del Sur S.A.", contacts: [{ name: "Raúl" }] });
    const { items } = await aContractToBuy(app);
    const { purchase } = await buy(app, items[0]!, { proveedor: "Aerolinea del Sur S.A." });
    expect(await mergeProviders(app, gone.id, kept.id)).toEqual({
      id: kept.id,
      name: "Aerolínea Sur",
      names: [{ name: "Aerolinea del Sur S.A." }, { name: "Aerolínea Sur" }],
      purchaseCount: 1,
      contacts: [{ name: "Inés" }, { name: "Raúl" }],
    });
    expect(await providerOfPurchase(purchase.id)).toMatchObject({
      proveedor: "Aerolinea del Sur S.A.",
      provider: { id: kept.id },
    });
    expect(await providerOf(app, gone.id, "status mergedInto { id } purchaseCount")).toEqual({
      status: "merged",
      mergedInto: { id: kept.id },
      purchaseCount: 0,
    });
    const later = await buy(app, items[1]!, { proveedor: "aerolínea del sur s.a." });
    expect((await providerOfPurchase(later.purchase.id)).provider.id).toBe(kept.id);
  });

  it("keep NIT, account and terms of the one that had them, and record the source", async () => {
    const account = { bank: "Bancolombia", accountKind: "ahorros", accountNumber: "12345678901" };
    const kept = await aProvider(app, { name: "Hotel Brisas", paymentDays: 8, notes: "Buen trato" });
    const gone = await aProvider(app, {
      name: "Hotel Brisas S.A.S.",
      nit: "890903938-8",
      paymentDays: 30,
      chargesVat: true,
      taxRegime: "ordinario",
      ...account,
    });
    const asked = `mutation ($id: ID!, $intoId: ID!, $take: [ProviderPart!]!) {
      mergeProviders(id: $id, intoId: $intoId, take: $take) { name nit bank accountNumber paymentDays notes
        taxRegime chargesVat accountReplaced accountChangedBy { id } } }`;
    const variables = { id: gone.id, intoId: kept.id, take: ["name"] };
    expect((await app.as("admin").ask(asked, variables)).mergeProviders).toEqual({
      name: "Hotel Brisas S.A.S.",
      nit: "890903938-8",
      paymentDays: 8,
      notes: "Buen trato",
      taxRegime: "ordinario",
      chargesVat: true,
      bank: "Bancolombia",
      accountNumber: "12345678901",
      accountReplaced: false,
      accountChangedBy: { id: app.people.admin.id },
    });
    const [entry] = await app.app.services.orm.em
      .fork()
      .find(AuditEntry, { recordId: kept.id, type: "provider.joined" });
    expect(entry!.detail).toMatchObject({
      from: "Hotel Brisas S.A.S.",
      fromId: gone.id,
      purchases: 0,
      before: { proveedor: "Hotel Brisas", nit: null },
      after: { nit: "890903938-8" },
    });
    expect(JSON.stringify(entry!.detail)).not.toContain("12345678901");
    expect(await providerOf(app, gone.id, "nit mergedInto { id }")).toEqual({
      nit: "890903938-8",
      mergedInto: { id: kept.id },
    });
  });

  it.each([false, true])("keep the answer %s of the one that has it, with who gave it", async (mandate) => {
    const kept = await aProvider(app);
    const gone = await aProvider(app, { mandate }, "owner");
    await mergeProviders(app, gone.id, kept.id);
    const answered = "mandate mandateAnsweredAt mandateAnsweredBy { id }";
    expect(await providerOf(app, kept.id, answered)).toEqual({
      mandate,
      mandateAnsweredBy: { id: app.people.owner.id },
      mandateAnsweredAt: (await providerOf(app, gone.id, answered)).mandateAnsweredAt,
    });
  });

  it("say a changed account where the other's was chosen", async () => {
    const account = (accountNumber: string) => ({
      bank: "Davivienda",
      accountKind: "corriente",
      accountNumber,
    });
    const kept = await aProvider(app, account("11111111"));
    const gone = await aProvider(app, account("22222222"));
    const { mergeProviders: merged } = await app.as("admin").ask(
      `mutation ($id: ID!, $intoId: ID!) {
        mergeProviders(id: $id, intoId: $intoId, take: [account]) { accountNumber accountReplaced } }`,
      { id: gone.id, intoId: kept.id },
    );
    expect(merged).toEqual({ accountNumber: "22222222", accountReplaced: true });
  });

  it("are found under every name also after the one that stayed is merged in turn", async () => {
    const [one, two, three] = [await aProvider(app), await aProvider(app), await aProvider(app)];
    await mergeProviders(app, one.id, two.id);
    await mergeProviders(app, two.id, three.id);
    expect(await providerOf(app, one.id, "mergedInto { id }")).toEqual({ mergedInto: { id: three.id } });
    const { items } = await aContractToBuy(app);
    const { purchase } = await buy(app, items[0]!, { proveedor: one.name });
    expect((await providerOfPurchase(purchase.id)).provider.id).toBe(three.id);
  });

  it("are two, and both still there", async () => {
    const [one, two, three] = [await aProvider(app), await aProvider(app), await aProvider(app)];
    const merge = (id: string, intoId: string) => app.as("admin").gql(MERGE, { id, intoId });
    expectRefused(
      await merge(one.id, one.id),
      "BAD_USER_INPUT",
      "Elige otro proveedor: no puedes unir uno consigo mismo",
    );
    await mergeProviders(app, one.id, two.id);
    const gone = "El proveedor se unió con otro y ya no se puede cambiar.";
    expectRefused(await merge(three.id, one.id), "CONFLICT", gone);
    expectRefused(await merge(one.id, three.id), "CONFLICT", gone);
  });

  it("of which each is merged into the other at once leave one", async () => {
    const [one, two] = [await aProvider(app), await aProvider(app)];
    const both = await Promise.all([
      app.as("admin").gql(MERGE, { id: one.id, intoId: two.id }),
      app.as("owner").gql(MERGE, { id: two.id, intoId: one.id }),
    ]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  });
});

describe("a provider that is merged while somebody edits it", () => {
  it.each(["the one that goes", "the one that stays"] as const)(
    "keeps the contact that was just written of %s: the merge waits and reads it again",
    async (which) => {
      const gone = await aProvider(app, { contacts: [{ name: "Raúl" }] });
      const kept = await aProvider(app, { contacts: [{ name: "Inés" }] });
      const edited = which === "the one that goes" ? gone : kept;
      const contacts = [{ name: "Nora", email: "nora@proveedor.test" }];
      const editing = await heldAct(app, "admin", (work) =>
        updateProvider(work, { id: edited.id, input: { contacts } as never }),
      );
      const merging = mergeProviders(app, gone.id, kept.id);
      await waitingForLock(app);
      await editing.done();
      const names = ((await merging).contacts as { name: string }[]).map(({ name }) => name);
      expect(names).toEqual(which === "the one that goes" ? ["Inés", "Nora"] : ["Nora", "Raúl"]);
    },
  );
});

describe("a provider that is merged while a purchase of it is being saved", () => {
  it("takes the purchase along: the merge waits until it is saved", async () => {
    const [gone, kept] = [await aProvider(app), await aProvider(app)];
    const { items } = await aContractToBuy(app);
    const order: string[] = [];
    const saving = await heldAct(app, "admin", async (work) => {
      await providerOfName(work, gone.name);
      await work.em.execute("update contract_items set proveedor = ? where id = ?", [
        gone.name,
        items[0]!.id,
      ]);
    });
    const merging = mergeProviders(app, gone.id, kept.id).then(() => order.push("merged"));
    await waitingForLock(app);
    order.push("saved");
    await saving.done();
    await merging;
    expect(order).toEqual(["saved", "merged"]);
  });

  it("loses no purchase that is registered at the same moment", async () => {
    const [gone, kept] = [await aProvider(app), await aProvider(app)];
    const { items } = await aContractToBuy(app);
    const [, ...bought] = await Promise.all([
      mergeProviders(app, gone.id, kept.id),
      ...items.map((item) => buy(app, item, { proveedor: gone.name })),
    ]);
    for (const { purchase } of atLeastOne(bought))
      expect((await providerOfPurchase(purchase.id)).provider.id).toBe(kept.id);
    expect(await providerOf(app, kept.id, "purchaseCount")).toEqual({ purchaseCount: items.length });
  });

  it("accepts no further purchase, from any writer", async () => {
    const [gone, kept] = [await aProvider(app), await aProvider(app)];
    const { items } = await aContractToBuy(app);
    const { purchase } = await buy(app, items[0]!, { proveedor: kept.name });
    await mergeProviders(app, gone.id, kept.id);
    const written = app.app.services.orm.em
      .fork()
      .execute("update purchases set provider_id = ? where id = ?", [gone.id, purchase.id]);
    await expect(written).rejects.toThrow("became part of another");
  });
});

describe("a provider that is nearly known already", () => {
  it("is shown while another is written into the directory", async () => {
    await aProvider(app, { name: "Transportes Ñandú Ltda" });
    const named = async (name: string) =>
      (
        await app
          .as("admin")
          .ask(`query ($name: String!) { providersNamedLike(name: $name) { name } }`, { name })
      ).providersNamedLike;
    expect(await named("transportes nandu")).toEqual([{ name: "Transportes Ñandú Ltda" }]);
    expect(await named("Transportes del Café")).toEqual([]);
  });
});
