import { beforeAll, describe, expect, it } from "vitest";
import { AuditEntry } from "../../../api/src/core/audit/audit.entity.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aProvider, providerOf } from "../../support/story/providers.ts";
import { aBoughtItem, aContractToBuy, aReceipt, buy, markPaid } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const ADD = `mutation ($input: AddProviderInput!) { addProvider(input: $input) { id } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateProviderInput!) { updateProvider(id: $id, input: $input) {
  id name nit version bank accountKind accountNumber accountChangedAt accountChangedBy { id }
  names { name } contacts { name position phone email } } }`;
const edit = (id: string, input: object) => app.as("admin").gql(UPDATE, { id, input });
const edited = async (id: string, input: object) => (await edit(id, input)).data!.updateProvider;
const found = async (filter: object) =>
  (
    await app
      .as("contador")
      .ask(`query ($filter: ProviderFilter) { providers(filter: $filter, limit: 50) { items { name } } }`, {
        filter,
      })
  ).providers.items.map(({ name }: { name: string }) => name);

describe("a provider in the directory", () => {
  it("keeps its NIT with the check digit, however it is typed, and no wrong one", async () => {
    const { id, name } = await aProvider(app, { nit: "890.903.938-8" });
    expect(await providerOf(app, id, "nit")).toEqual({ nit: "890903938-8" });
    const wrong = await app.as("admin").gql(ADD, { input: { name: "Otro", nit: "890903938-7" } });
    expectRefused(wrong, "BAD_USER_INPUT", "El dígito de verificación del NIT no es correcto");
    const twin = await app.as("admin").gql(ADD, { input: { name: "Gemelo", nit: "890903938-8" } });
    expectRefused(twin, "BAD_USER_INPUT", `Este NIT ya es de ${name}. Si son el mismo, únelos.`);
  });

  it("has a name of its own, case, accents and blanks aside", async () => {
    await aProvider(app, { name: "Hotel  Almirante Padilla" });
    const twin = await app.as("owner").gql(ADD, { input: { name: " hótel almirante PADILLA " } });
    expectRefused(twin, "BAD_USER_INPUT", "Ya tienes un proveedor con este nombre: Hotel Almirante Padilla");
  });

  it("stays under its former name too, which no other provider takes", async () => {
    const { id } = await aProvider(app, { name: "Satena S.A." });
    expect(await edited(id, { name: "Satena S.A.S." })).toMatchObject({
      name: "Satena S.A.S.",
      names: [{ name: "Satena S.A." }, { name: "Satena S.A.S." }],
    });
    expect(await found({ search: "satena s.a.s" })).toEqual(["Satena S.A.S."]);
    const { purchase } = await aBoughtItem(app, { proveedor: "SATENA S.A." });
    const row = await app
      .as("owner")
      .ask(`query ($id: ID!) { purchase(id: $id) { proveedor provider { id } } }`, {
        id: purchase.id,
      });
    expect(row.purchase).toEqual({ proveedor: "SATENA S.A.", provider: { id } });
  });

  it("says who changed the account it is paid into, and when, and nothing of it when it stays", async () => {
    const account = { bank: "Bancolombia", accountKind: "ahorros", accountNumber: "123 456-789" };
    const { id } = await aProvider(app);
    const { accountChangedAt, ...changed } = await edited(id, account);
    expect(new Date(accountChangedAt)).toEqual(START);
    expect(changed).toMatchObject({
      accountNumber: "123456789",
      accountChangedBy: { id: app.people.admin.id },
    });
    const before = await app.app.services.orm.em.fork().count(AuditEntry, { recordId: id });
    expect(await edited(id, account)).toMatchObject({ version: 2 });
    expect(await app.app.services.orm.em.fork().count(AuditEntry, { recordId: id })).toBe(before);
    const [entry] = await app.app.services.orm.em
      .fork()
      .find(AuditEntry, { recordId: id, type: "provider.updated" });
    expect(JSON.stringify(entry!.detail)).not.toContain("123456789");
    expectRefused(await edit(id, { bank: null }), "BAD_USER_INPUT", "El banco es obligatorio");
  });

  it("shows its account whole to who pays, and its last digits to who reads", async () => {
    const { id } = await aProvider(app, {
      bank: "Davivienda",
      accountKind: "corriente",
      accountNumber: "99887766",
    });
    const shown = "accountNumber maskedAccount";
    expect(await providerOf(app, id, shown, "contador")).toEqual({
      accountNumber: null,
      maskedAccount: "•••• 7766",
    });
    expect(await providerOf(app, id, shown, "admin")).toMatchObject({ accountNumber: "99887766" });
  });

  it("refuses an edit of an older version", async () => {
    const { id, version } = await aProvider(app);
    await edited(id, { notes: "Cierra los domingos", version });
    expectRefused(await edit(id, { notes: "Otra", version }), "CONFLICT");
  });

  it("names the contact that is wrong", async () => {
    const { id } = await aProvider(app);
    const { errors } = await edit(id, { contacts: [{ name: "Ana" }, { name: "Luis", email: "luis@" }] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [{ field: "contacts.1.email" }],
    });
    expect(
      (await edited(id, { contacts: [{ name: " Ana  Gil ", phone: "+34 911 223 344" }] })).contacts,
    ).toEqual([{ name: "Ana Gil", position: null, phone: "+34911223344", email: null }]);
  });

  it("is found by name, NIT and contact; once off it is not suggested any more", async () => {
    const { id } = await aProvider(app, {
      name: "Chivas Rumberas del Malecón",
      nit: "830567890-3",
      contacts: [{ name: "Yolanda Pájaro", email: "yolanda@chivas.test" }],
    });
    for (const search of ["malecon chivas", "830567890", "8305678903", "pajaro", "yolanda@chivas"])
      expect([search, await found({ search })]).toEqual([search, ["Chivas Rumberas del Malecón"]]);
    const suggested = async (): Promise<string[]> =>
      (await app.as("asesor").ask(`{ providerSuggestions(search: "MALECON") }`)).providerSuggestions;
    expect(await suggested()).toEqual(["Chivas Rumberas del Malecón"]);
    const off = `mutation ($id: ID!) { switchProvider(id: $id, active: false) { status } }`;
    expect(await app.as("owner").ask(off, { id })).toEqual({ switchProvider: { status: "inactive" } });
    expect(await suggested()).toEqual([]);
    expect(await found({ status: "inactive" })).toContain("Chivas Rumberas del Malecón");
  });

  it("adds up what was bought, what is owed and when, and how much was paid in time", async () => {
    const { id, name } = await aProvider(app);
    const { items } = await aContractToBuy(app);
    const bought = async (place: number, due: string | undefined) =>
      (await buy(app, items[place]!, { proveedor: name, costo: 100_000, fechaVencimientoPago: due }))
        .purchase;
    await markPaid(app, await bought(0, inDays(3)));
    await markPaid(app, await bought(1, inDays(-1)));
    await bought(2, inDays(-2));
    await bought(3, inDays(5));
    expect(await providerOf(app, id, "purchaseCount bought owed overdue nextDue onTimeRate")).toEqual({
      purchaseCount: 4,
      bought: 400_000,
      owed: 200_000,
      overdue: 100_000,
      nextDue: inDays(-2),
      onTimeRate: 50,
    });
  });

  it("keeps its documents, by kind, for people who read the directory", async () => {
    const { id } = await aProvider(app);
    const document = `mutation ($id: ID!, $file: Upload!) {
      addProviderDocument(id: $id, kind: rut, file: $file) { documents { id kind filename fileId } } }`;
    const { addProviderDocument } = await app
      .as("admin")
      .ask(document, { id }, { file: aReceipt("rut.pdf") });
    expect(addProviderDocument.documents).toMatchObject([{ kind: "rut", filename: "rut.png" }]);
    const [{ fileId, id: documentId }] = addProviderDocument.documents;
    const open = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    expect((await app.as("contador").ask(open, { id: fileId })).fileAddress.url).toContain("/files/");
    expectRefused(await app.as("asesor").gql(open, { id: fileId }), "NOT_FOUND");
    const text = { filename: "rut.pdf", type: "application/pdf", bytes: Buffer.from("hola") };
    expectRefused(
      await app.as("admin").gql(document, { id }, { file: text }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
    const remove = `mutation ($id: ID!) { removeProviderDocument(id: $id) { documents { id } } }`;
    expect(await app.as("owner").ask(remove, { id: documentId })).toEqual({
      removeProviderDocument: { documents: [] },
    });
  });

  it("forgets a contact whose account is erased", async () => {
    const email = "cliente2@travesia.test";
    await app.app.services.orm.em
      .fork()
      .execute("update users set email_verified = true where email = ?", [email]);
    const { id } = await aProvider(app, { contacts: [{ name: "Persona", email }, { name: "Otra" }] });
    const erase = `mutation ($id: Int!) { anonymizeUser(id: $id) }`;
    const answer = await app.as("owner").gql(erase, { id: app.people.cliente2.id });
    expect(answer.errors).toBeUndefined();
    expect(await providerOf(app, id, "contacts { name }")).toEqual({ contacts: [{ name: "Otra" }] });
  });
});
