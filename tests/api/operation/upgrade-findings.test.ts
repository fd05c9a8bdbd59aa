import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import {
  aBankAccount,
  anAmount,
  aText,
  backedPayment,
  imported,
  movementsOf,
  SWITCH,
} from "../../support/bank/story.ts";
import { TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { anAgencyPicture } from "../../support/story/content.ts";
import { aDraftContract, aSentContract, sendContractOf, signIt } from "../../support/story/contracts.ts";
import { aCustomer, mergeCustomers } from "../../support/story/customers.ts";
import { exporting } from "../../support/story/exports.ts";
import { aPayableContract, REGISTER } from "../../support/story/payments.ts";

let app: TestApp;
const { sql } = exporting(() => app);

const LIST = `query { upgradeFindings(limit: 50) { total open items {
  id kind subjectId otherId title second fact amount day printable reviewedAt reviewedBy } } }`;
const REVIEW = `mutation ($ids: [ID!]!) { reviewEachUpgradeFinding(ids: $ids) { id done reason } }`;
const PRINT = `mutation ($id: ID!) { printFoundContract(id: $id) }`;
const PDF = `mutation ($id: ID!) { generateContractPdf(id: $id) { pdf { url } } }`;
const PICTURE = `mutation ($id: ID!, $input: UpdateAgencyPictureInput!) {
  updateAgencyPicture(id: $id, input: $input) { id } }`;
const DAY = `query { dayInbox(limit: 100) { rows { kind number detail } } }`;
const NOTICES = `query { notifications(limit: 100) { items { type message link } } }`;

const found = async (kind: string) =>
  (await app.as("contador").ask(LIST)).upgradeFindings.items.filter((one) => one.kind === kind);
const findingOf = async (id: string) =>
  (await app.as("owner").ask(LIST)).upgradeFindings.items.find(({ subjectId }) => subjectId === id)!;
const versionsOf = async (id: string) =>
  (
    await sql<{ versions: number }>(
      "select count(*)::int as versions from contract_versions where contract_id = ?",
      [id],
    )
  )[0]!.versions;

/** Lists the findings as the first start after an upgrade does. */
async function upgrade(): Promise<void> {
  await sql("delete from upgrade_surveys");
  await sql(
    `insert into upgrade_surveys (kind, until)
      select kind, ?
      from unnest(array['signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters',
        'borrowed_hotel']) kind`,
    [app.clock.now()],
  );
  await app.sweep();
  await app.runJobs();
}

/** A payment that its movement verified automatically; the file had the account's columns of the moment. */
async function verifiedByItself(account: string, contractId: string, reference: string): Promise<string> {
  const monto = anAmount();
  const input = { contractId, monto, fechaPago: TODAY, aceptaDuplicado: true };
  const { registerPayment } = await app
    .as("asesor")
    .ask(REGISTER, { input, details: { referenciaPago: reference } });
  await imported(app, account, [[TODAY, aText(), monto, reference]]);
  await app.runJobs();
  expect(await backedPayment(app, registerPayment.id)).toMatchObject({ status: "verified" });
  return registerPayment.id;
}

/** Copies a row of a table with some columns changed, as an earlier version wrote a second one. */
const copied = async (table: string, id: string, changed: Readonly<Record<string, unknown>>) =>
  sql(`insert into ${table} select (jsonb_populate_record(t, ?)).* from ${table} t where t.id = ?`, [
    JSON.stringify(changed),
    id,
  ]);

/**
 * Hotels of the library: one with pictures of another name, one with the text of another, one without a
 * double.
 */
async function someHotels(): Promise<void> {
  const hotel = { noches: 2, costoNoche: 90_000 };
  for (const [nombre, encanto] of [
    ["Gran Piscina", "La piscina frente al mar"],
    ["Posada Prestada", "La piscina frente al mar"],
    ["Casa Sola", "El patio"],
  ])
    await aConfirmedQuote(app, { input: { hotel: { ...hotel, nombre, encanto } } });
  const { id } = await anAgencyPicture(app, { name: "Gran Terraza", kind: "hotel" }, "#a1b2c3");
  await app.as("admin").ask(PICTURE, { id, input: { kind: "hotel", name: "casa sola", licence: "propia" } });
  await anAgencyPicture(app, { name: "Gran Piscina", kind: "hotel" }, "#a1b2c4");
}

const CZECH = { pasajeroTitular: "Čeněk Łukasz" };

const seen: Record<string, string> = {};
beforeAll(async () => {
  app = await anAppWithSales();
  const account = await aBankAccount(app, "701300077");
  const contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
  await imported(app, account, [[TODAY, aText(), anAmount()]]);
  await app.as("owner").ask(SWITCH, { id: account, on: true });
  seen["unsigned"] = await verifiedByItself(account, contractId, "AUT-1");
  app.clock.advance({ minutes: 1 });
  await sql(
    `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
      select gen_random_uuid(), ?, 'bank.columns-kept', b.id::text, 'graphql', 'r', jsonb_build_object(
        'accountId', b.account_id, 'columns', b.columns || '{"sign":"Tipo"}') from bank_books b
      where b.account_id = ?`,
    [app.clock.now(), account],
  );
  app.clock.advance({ minutes: 1 });
  seen["signed"] = await verifiedByItself(account, contractId, "AUT-2");

  const [text, twice] = [aText(), anAmount()];
  await imported(app, account, [
    [TODAY, text, 1_850_000],
    [TODAY, aText(), twice],
    [TODAY, aText(), twice],
  ]);
  seen["first"] = (await movementsOf(app, account))[text]!.id;
  const [{ import_id: file }] = (await sql<{ import_id: string }>(
    "select import_id from bank_movements where id = ?",
    [seen["first"]],
  )) as [{ import_id: string }];
  seen["second"] = crypto.randomUUID();
  const other = crypto.randomUUID();
  const later = new Date(app.clock.now().getTime() + 1000);
  await copied("bank_imports", file, { id: other, created_at: later });
  await copied("bank_movements", seen["first"], {
    id: seen["second"],
    import_id: other,
    text: text.toLowerCase(),
    bank_id: "FITID-7",
    ordinal: 2,
  });
  // A second equal line of the later file is another movement.
  await copied("bank_movements", seen["second"], { id: crypto.randomUUID(), bank_id: "FITID-8", ordinal: 3 });
  app.clock.advance({ minutes: 1 });

  const telefono = "+573104440101";
  seen["ana"] = (await aCustomer(app, { name: "Ana María O’Connor", telefono })).id;
  app.clock.advance({ minutes: 1 });
  seen["anaAgain"] = (await aCustomer(app, { name: "OCONNOR GÓMEZ ANA", telefono })).id;
  for (const name of ["Luis Oconnor", "Ana de la Torre", "María del Mar de la Hoz"])
    await aCustomer(app, { name, telefono });

  seen["draft"] = (await aDraftContract(app, { input: CZECH })).id;
  await app.as("gerente").ask(PDF, { id: seen["draft"] });
  const sent = await sendContractOf(app, await aDraftContract(app, { input: CZECH }));
  [seen["sent"], seen["token"]] = [sent.id, sent.token];
  const signed = await sendContractOf(app, await aDraftContract(app, { input: CZECH }));
  await signIt(app, signed);
  seen["signedContract"] = signed.id;
  await aSentContract(app);
  app.clock.advance({ minutes: 1 });
  await someHotels();
  await upgrade();
});

it("lists a payment verified automatically whose file had a column of signs, as the history has its columns", async () => {
  expect(await found("signed_by_word")).toMatchObject([
    {
      subjectId: seen["signed"],
      title: expect.stringMatching(/^RC-/) as string,
      fact: "Columna «Tipo» de extracto.csv",
    },
  ]);
});

it("lists a movement that came by two files, and not two equal lines of one", async () => {
  expect(await found("twin_movement")).toMatchObject([
    { subjectId: seen["second"], otherId: seen["first"], amount: 1_850_000, day: TODAY },
  ]);
});

it("lists customers of one mobile with two words of a name in common, and no family of theirs", async () => {
  expect(await found("twin_customer")).toMatchObject([
    { subjectId: seen["anaAgain"], otherId: seen["ana"], second: "+573104440101" },
  ]);
});

it("lists contracts whose print had letters that no face had, and says which", async () => {
  const letters = await found("boxed_letters");
  expect(letters).toHaveLength(3);
  for (const one of letters) expect(one.fact?.split(" ").sort()).toEqual(["Č", "ě", "Ł"].sort());
  expect(
    letters
      .filter(({ printable }) => printable)
      .map(({ subjectId }) => subjectId)
      .sort(),
  ).toEqual([seen["draft"], seen["sent"]].sort());
});

it("lists hotels with pictures of another name, and with the text of another, by their pictures and text", async () => {
  const hotels = await found("borrowed_hotel");
  expect(hotels.map(({ title, fact }) => [title, fact]).sort()).toEqual([
    ["Casa Sola", "Fotos de otro nombre"],
    ["Posada Prestada", "Texto de «Gran Piscina»"],
  ]);
});

it("notifies OWNER and CONTADOR once, and nobody else", async () => {
  const told = async (who: "owner" | "contador" | "admin") =>
    (await app.as(who).ask(NOTICES)).notifications.items.filter(({ type }) => type === "upgrade_surveyed");
  for (const who of ["owner", "contador"] as const)
    expect(await told(who)).toMatchObject([
      {
        message:
          "La versión anterior pudo equivocarse en 8 registros. No cambiamos nada: revísalos y márcalos.",
      },
    ]);
  await app.sweep();
  await app.runJobs();
  expect(await told("owner")).toHaveLength(1);
  expect(await told("admin")).toEqual([]);
});

it("is in Mi día of OWNER and CONTADOR as one line while something waits", async () => {
  const lineOf = async (who: "owner" | "contador" | "admin") =>
    (await app.as(who).ask(DAY)).dayInbox.rows.filter(({ kind }) => kind === "upgrade_to_review");
  for (const who of ["owner", "contador"] as const)
    expect(await lineOf(who)).toMatchObject([{ number: "8 registros", detail: "por revisar" }]);
  expect(await lineOf("admin")).toEqual([]);
});

it("remembers who reviewed a line and when, once, and changes nothing of its record", async () => {
  const { id } = await findingOf(seen["second"]!);
  const before = await sql("select * from bank_movements where id = ?", [seen["second"]]);
  const { reviewEachUpgradeFinding } = await app.as("contador").ask(REVIEW, { ids: [id] });
  expect(reviewEachUpgradeFinding).toEqual([{ id, done: true, reason: null }]);
  expect(await findingOf(seen["second"]!)).toMatchObject({
    reviewedAt: expect.any(String) as string,
    reviewedBy: expect.stringMatching(/./) as string,
  });
  expect(await sql("select * from bank_movements where id = ?", [seen["second"]])).toEqual(before);
  const again = await app.as("owner").ask(REVIEW, { ids: [id] });
  expect(again.reviewEachUpgradeFinding).toEqual([{ id, done: false, reason: "Ya estaba revisado." }]);
  expect((await app.as("owner").ask(LIST)).upgradeFindings.open).toBe(7);
});

it("prints a draft again and sends nothing", async () => {
  const { id } = await findingOf(seen["draft"]!);
  const mails = (await app.outbox()).length;
  const versions = await versionsOf(seen["draft"]!);
  await app.as("owner").ask(PRINT, { id });
  await app.runJobs();
  expect(await versionsOf(seen["draft"]!)).toBe(versions + 1);
  expect((await app.outbox()).length).toBe(mails);
  expect((await findingOf(seen["draft"]!)).reviewedAt).not.toBeNull();
});

it("prints a sent contract again, ends its links and sends the new text", async () => {
  const { id } = await findingOf(seen["sent"]!);
  const opens = (token: string) =>
    app.withLink(token).gql(`query ($id: ID!) { contract(id: $id) { id } }`, { id: seen["sent"] });
  expect((await opens(seen["token"]!)).errors).toBeUndefined();
  const versions = await versionsOf(seen["sent"]!);
  await app.as("owner").ask(PRINT, { id });
  await app.runJobs();
  expect(await versionsOf(seen["sent"]!)).toBe(versions + 1);
  expect((await opens(seen["token"]!)).errors).toBeDefined();
  const mail = await app.mailWith(`/contract-signature/${seen["sent"]}?token=`);
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(token).not.toBe(seen["token"]);
  expect((await opens(token)).errors).toBeUndefined();
});

it("only names a signed contract, and prints nothing that is no contract", async () => {
  const signed = await findingOf(seen["signedContract"]!);
  const versions = await versionsOf(seen["signedContract"]!);
  expectRefused(
    await app.as("owner").gql(PRINT, { id: signed.id }),
    "LOCKED",
    "El contrato está firmado y no se puede modificar.",
  );
  expect(await versionsOf(seen["signedContract"]!)).toBe(versions);
  const { id } = await findingOf(seen["signed"]!);
  expectRefused(
    await app.as("owner").gql(PRINT, { id }),
    "CONFLICT",
    "Solo los contratos se imprimen de nuevo desde esta lista.",
  );
});

it("no longer lists customers that were merged", async () => {
  await mergeCustomers(app, seen["anaAgain"]!, seen["ana"]!);
  expect(await found("twin_customer")).toEqual([]);
});

it("leaves Mi día once the last was reviewed", async () => {
  const { upgradeFindings } = await app.as("owner").ask(LIST);
  const ids = upgradeFindings.items.flatMap(({ id, reviewedAt }) => (reviewedAt === null ? [id] : []));
  await app.as("contador").ask(REVIEW, { ids });
  const { dayInbox } = await app.as("contador").ask(DAY);
  expect(dayInbox.rows.map(({ kind }) => kind)).not.toContain("upgrade_to_review");
});
