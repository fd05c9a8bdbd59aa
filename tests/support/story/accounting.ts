import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { asOwner } from "../owner.ts";
import { frontToBack } from "../zip/front-to-back.ts";
import { OPEN } from "./exports.ts";

export const EXPORT_MONTH = `mutation ($mes: String!) { exportMonth(mes: $mes) {
  id list title format status total failure } }`;
export const CHOOSE = `mutation ($input: AccountInput!) { chooseAccount(input: $input) {
  key code name proposed confirmedAt confirmedByName } }`;
export const CONFIRM_ACCOUNTS = "mutation ($keys: [String!]!) { confirmAccounts(keys: $keys) }";
export const SETTINGS = `mutation ($input: AccountingSettingsInput!) {
  updateAccountingSettings(input: $input) {
  program vatPeriod costAtOnce version codes { type code } } }`;
export const BOOKS = `query ($mes: String!) { monthBooks(mes: $mes) { mes delivered vouchers
  missing { key label } unconfirmed { key }
  taxes { ivaGenerado ivaDescontable retefuente reteIca sufrida period periodFrom periodTo periodIva }
  controls { number title expected expectedCentavos booked bookedCentavos differing note
    differences { expected booked record { kind id name of } } } } }`;

/** Makes the documents that were issued as tests count, as in an installation of production. */
export const countDocuments = (app: TestApp): Promise<void> =>
  asOwner(app, async (em) => {
    for (const table of ["invoices", "credit_notes"]) {
      await em.execute(`alter table ${table} disable trigger user`);
      await em.execute(`update ${table} set content = jsonb_set(content, '{ambiente}', '"1"')`);
      await em.execute(`alter table ${table} enable trigger user`);
    }
  });

/** Exports the folder of a closed month; the bytes as the browser saves them. */
export async function folderBytes(app: TestApp, mes: string, by: Handle = "contador"): Promise<Buffer> {
  const { exportMonth } = await app.as(by).ask(EXPORT_MONTH, { mes });
  await app.runJobs();
  const { openExport } = await app.as(by).ask(OPEN, { id: exportMonth.id });
  return Buffer.from(await (await fetch(app.url + new URL(openExport.url).pathname)).arrayBuffer());
}

/** Line of `journal.csv`, by its columns. */
export type JournalLine = Readonly<Record<string, string>>;

/** Returns the lines of a folder's journal. */
export function journalIn(files: ReadonlyMap<string, Buffer>): JournalLine[] {
  const [head = "", ...lines] = files
    .get("journal.csv")!
    .toString("utf8")
    .replace("\ufeff", "")
    .trimEnd()
    .split("\r\n");
  const names = head.split(";");
  return lines.map((line) => Object.fromEntries(line.split(";").map((cell, place) => [names[place]!, cell])));
}

/** Exports the folder of a closed month; its files by path. */
export const folderOf = async (app: TestApp, mes: string, by: Handle = "contador") =>
  frontToBack(await folderBytes(app, mes, by));

/** Cents of an amount of the journal. */
export const centsOf = (written: string | undefined): number => Number((written ?? "0").replace(",", ""));
