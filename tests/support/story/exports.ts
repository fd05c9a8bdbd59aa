import type { TestApp } from "../app.ts";
import { START } from "../calendar.ts";
import type { Handle } from "../people.ts";

const MADE = "id status title total rows failure filename size expiresAt acts { name allowed reason }";
export const EXPORT = `mutation ($input: ExportListInput!) { exportList(input: $input) { ${MADE} } }`;
const ONE = `query ($id: ID!) { myExport(id: $id) { ${MADE} } }`;
export const OPEN = "mutation ($id: ID!) { openExport(id: $id) { filename url } }";
export const CANCEL = `mutation ($id: ID!) { cancelExport(id: $id) { ${MADE} } }`;

/** An export that a test takes along when it says nothing else. */
export const quotes = { list: "quotes", format: "csv", columns: ["numero", "cliente", "precio"] };

/** The lines of a file of text. */
export const linesOf = (csv: Buffer): string[] =>
  csv.toString("utf8").replace("\ufeff", "").trimEnd().split("\r\n");

/** Calls of the tests for exports of an application. */
export function exporting(app: () => TestApp) {
  const sql = <Row = unknown>(text: string, values: unknown[] = []): Promise<[Row]> =>
    app().app.services.orm.em.fork().execute<[Row & object]>(text, values);
  /** Fetches an address of ours, on the port of this application. */
  const fetched = (address: string) => fetch(app().url + new URL(address).pathname);
  const start = async (who: Handle, input: object): Promise<{ id: string; status: string }> =>
    (await app().as(who).ask(EXPORT, { input })).exportList;
  return {
    sql,
    fetched,
    start,
    one: async (who: Handle, id: string) => (await app().as(who).ask(ONE, { id })).myExport,
    /** Has a list written and opens it: the bytes as the browser saves them. */
    async taken(who: Handle, input: object): Promise<Buffer> {
      const { id } = await start(who, input);
      await app().runJobs();
      const { openExport } = await app().as(who).ask(OPEN, { id });
      return Buffer.from(await (await fetched(openExport.url)).arrayBuffer());
    },
    /** Leaves no export behind, and the asesor as they were. */
    async forget(): Promise<void> {
      app().clock.set(START);
      // First, so that one failed test leaves nobody switched off for those after it.
      await sql("update users set is_active = true, role = 2 where id = ?", [app().people.asesor.id]);
      // Two exports of one person are written one after the other.
      await app().runJobs();
      await app().runJobs();
      await sql("delete from list_exports");
    },
  };
}
