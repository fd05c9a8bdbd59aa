import pg from "pg";
import { vi } from "vitest";
import { TextRow } from "../../api/src/core/below-mapper/text-row.ts";

interface Submitted {
  readonly text: string;
  submit(connection: pg.Connection): unknown;
}

/** Ways in which a statement is sent: by the driver, and as text by a read. */
const sent = [pg.Query, TextRow].map((way) => way.prototype as unknown as Submitted);

/**
 * Statements that are not counted: the ones that each application sends unasked, to notice a server that no
 * longer answers or writes; the beginning of a transaction; and the ones
 * about the session, now and then: that it is used, and who signed in once that changed.
 */
const UNCOUNTED = [
  /^select 1$/,
  /^select set_config\('application_name'/,
  /^insert into rate_limits .* values \('readyz'/,
  /^begin$/,
  /^update user_sessions/,
  /^select u\.id, .* as "sessionsVersion"/s,
];

/** The texts of all that something asks the database, by acts and by reads, in their order. */
export async function asked(something: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const spies = sent.map((prototype) => {
    const { submit } = prototype;
    return vi.spyOn(prototype, "submit").mockImplementation(function (this: Submitted, connection) {
      if (!UNCOUNTED.some((pattern) => pattern.test(this.text))) texts.push(this.text);
      return submit.call(this, connection);
    });
  });
  await something().finally(() => spies.forEach((spy) => spy.mockRestore()));
  return texts;
}
