import pg from "pg";
import { vi } from "vitest";

interface Submitted {
  readonly text: string;
  submit(): void;
}

/** Statement that each application sends by itself, to notice a server that no longer answers. */
const PULSE = "select 1";

/** The texts of all that something asks the database, by acts and by reads, in their order. */
export async function asked(something: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const prototype = pg.Query.prototype as unknown as Submitted;
  const { submit } = prototype;
  const spy = vi.spyOn(prototype, "submit").mockImplementation(function (this: Submitted, ...connections) {
    if (this.text !== PULSE) texts.push(this.text);
    return submit.apply(this, connections);
  });
  await something().finally(() => spy.mockRestore());
  return texts;
}
