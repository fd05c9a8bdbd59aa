import { expect } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { asked } from "../../support/asked.ts";

/**
 * The tables that are read from end to end by a document whose answer takes several steps, whichever
 * connections they are asked on: each of its statements as Postgres plans it.
 */
export async function wholeTablesOfAll(
  test: TestApp,
  document: string,
  variables: object,
  who: Handle,
): Promise<readonly string[]> {
  const texts = await asked(() => test.as(who).freely.ask(document, variables));
  const selects = [...new Set(texts)].filter((text) => /^\s*(select|with)\b/i.test(text));
  expect(selects.length).toBeGreaterThan(1);
  const whole: string[] = [];
  for (const text of selects) {
    const { rows } = await test.app.services.pool.query<{ "QUERY PLAN": string }>(
      `explain (generic_plan) ${text}`,
    );
    for (const { "QUERY PLAN": line } of rows)
      whole.push(...(/Seq Scan on (\w+)/.exec(line)?.slice(1) ?? []));
  }
  return whole;
}
