import { beforeAll, describe, expect, it } from "vitest";
import { anApp, onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aKeyInput, anAccount, anAccountInput, switchAccount } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const ADD = `mutation ($input: AgencyAccountInput!) { addAgencyAccount(input: $input) {
  id kind bank keyKind number holder holderDocument qr active removable version } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateAgencyAccountInput!) {
  updateAgencyAccount(id: $id, input: $input) { number active version removable } }`;
const ORDER = `mutation ($ids: [ID!]!) { orderAgencyAccounts(ids: $ids) { id } }`;
const REMOVE = `mutation ($id: ID!) { removeAgencyAccount(id: $id) }`;
const add = (input: object) => app.as("owner").gql(ADD, { input: { ...anAccountInput, ...input } });

describe("an account of the agency", () => {
  it("is kept without blanks, and a wallet is its own bank", async () => {
    const { data } = await add({});
    expect(data?.["addAgencyAccount"]).toMatchObject({
      kind: "ahorros",
      bank: "Bancolombia",
      keyKind: null,
      number: "69812345678",
      holderDocument: "900123456-8",
      active: true,
      removable: false,
      version: 1,
    });
    const wallet = await add({ kind: "nequi", number: "300 555 0100", bank: "", qr: null });
    expect(wallet.data?.["addAgencyAccount"]).toMatchObject({ bank: "Nequi", number: "3005550100" });
  });

  it.each<[string, object, string, string]>([
    [
      "digits of a bank that are too few",
      { number: "12345" },
      "number",
      "El número de cuenta tiene entre 6 y 20 dígitos",
    ],
    ["no bank", { number: "111222333", bank: " " }, "bank", "El banco es obligatorio"],
    [
      "a key without its kind",
      { kind: "bre_b", number: "@abcde" },
      "keyKind",
      "El tipo de llave es obligatorio",
    ],
    [
      "a landline as a wallet",
      { kind: "nequi", number: "6015550100" },
      "number",
      "Escribe un celular colombiano de 10 dígitos, por ejemplo 3001234567",
    ],
    ["no holder", { number: "111222333", holder: " " }, "holder", "El titular es obligatorio"],
    [
      "a NIT with a wrong check digit",
      { number: "111222333", holderDocument: "900.123.456-1" },
      "holderDocument",
      "El dígito de verificación del NIT no es correcto",
    ],
    [
      "a code that no bank gave",
      { ...aKeyInput, number: "@otra1", qr: "hola" },
      "qr",
      "No es el contenido de un código QR de pagos: empieza por 000201 y termina en 6304 y cuatro caracteres",
    ],
    ["what stands there already", { number: "698 12345678" }, "number", "Ya tienes esta cuenta en la lista"],
  ])("is refused with %s", async (_, input, field, message) => {
    expect(expectRefused(await add(input), "BAD_USER_INPUT", message)).toContainEqual({ field, message });
  });

  it("that clients could see is switched off, never deleted; another is taken away", async () => {
    const seen = await anAccount(app, { number: "222333444" });
    await switchAccount(app, seen.id, false);
    expectRefused(
      await app.as("owner").gql(REMOVE, { id: seen.id }),
      "CONFLICT",
      "Tus clientes ya pudieron ver esta cuenta y no se puede eliminar. Desactívala para que dejen de verla.",
    );
    const unseen = await anAccount(app, { number: "333444555", active: false });
    await app.as("owner").ask(REMOVE, { id: unseen.id });
    expectRefused(await app.as("owner").gql(REMOVE, { id: unseen.id }), "NOT_FOUND", "Cuenta no encontrada");
  });

  it("that another person saved meanwhile is not overwritten, and an edit keeps fields that it leaves out", async () => {
    const { id } = await anAccount(app, { number: "444555666" });
    const { updateAgencyAccount } = await app
      .as("owner")
      .ask(UPDATE, { id, input: { number: "444 555 667", version: 1 } });
    expect(updateAgencyAccount).toEqual({ number: "444555667", active: true, version: 2, removable: false });
    expectRefused(
      await app.as("owner").gql(UPDATE, { id, input: { active: false, version: 1 } }),
      "CONFLICT",
    );
    const [entry] = await app.app.services.orm.em
      .fork()
      .execute<{ detail: object }[]>(
        "select detail from audit_entries where type = 'agency-account.updated' and record_id = ?",
        [id],
      );
    expect(entry?.detail).toEqual({ before: { number: "444555666" }, after: { number: "444555667" } });
  });

  it("is where the owner puts it", async () => {
    const { agencyAccounts } = await app.as("owner").ask("{ agencyAccounts { id } }");
    const ids = (agencyAccounts as { id: string }[]).map(({ id }) => id).reverse();
    const { orderAgencyAccounts } = await app.as("owner").ask(ORDER, { ids });
    expect((orderAgencyAccounts as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expectRefused(await app.as("owner").gql(ORDER, { ids: ids.slice(1) }), "CONFLICT");
  });

  it("is the owner's to keep, and no public page shows it", async () => {
    for (const who of ["admin", "contador", "cliente"] as const)
      expectRefused(await app.as(who).gql("{ agencyAccounts { id } }"), "FORBIDDEN");
    expectRefused(await app.as(null).gql("{ agencyAccounts { id } }"), "UNAUTHENTICATED");
    for (const page of ["/", "/politicas", "/about"])
      expect((await app.as(null).rest("GET", page)).bytes.toString()).not.toContain("69812345678");
  });

  it("changes in every process at once", async () => {
    const other = await onDatabase(app.databaseUrl, `${app.app.services.config.dataDir}-other`);
    try {
      const numbers = async () =>
        (await other.app.services.agency.current()).accounts.map(({ number }) => number);
      expect(await numbers()).not.toContain("555666777");
      const { id } = await anAccount(app, { number: "555666777" });
      await expect.poll(numbers).toContain("555666777");
      await switchAccount(app, id, false);
      await expect.poll(numbers).not.toContain("555666777");
    } finally {
      await other.close();
    }
  });
});
