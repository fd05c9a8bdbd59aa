import pg from "pg";
import { vi } from "vitest";
import { PreparedQuery } from "../../api/src/core/database/prepared-query.ts";
import { TextRow } from "../../api/src/core/read/limits/text-row.ts";

interface Submitted {
  readonly text: string;
  submit(connection: pg.Connection): unknown;
}

/** Ways in which a statement is sent: by the driver, prepared by an act, and as text by a read. */
const sent = [pg.Query, PreparedQuery, TextRow].map((way) => way.prototype as unknown as Submitted);

/**
 * Statements that are not counted: the one that each application sends by itself, to notice a server that no
 * longer answers, and the beginning of a transaction, which goes with its first statement where it can.
 */
const UNCOUNTED = new Set(["select 1", "begin"]);

/** The texts of all that something asks the database, by acts and by reads, in their order. */
export async function asked(something: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const spies = sent.map((prototype) => {
    const { submit } = prototype;
    return vi.spyOn(prototype, "submit").mockImplementation(function (this: Submitted, connection) {
      if (!UNCOUNTED.has(this.text)) texts.push(this.text);
      return submit.call(this, connection);
    });
  });
  await something().finally(() => spies.forEach((spy) => spy.mockRestore()));
  return texts;
}
