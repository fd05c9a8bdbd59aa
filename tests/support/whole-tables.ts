import { expect, vi } from "vitest";
import type { TestApp } from "./app.ts";
import type { Handle } from "./people.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables of one row, or left with a few by the fill: whatever their indexes, Postgres reads them at once. */
const fewRows = [
  "approval_rules",
  "banking_details",
  "foreign_pictures",
  "legal_figures",
  "payout_approvals",
  "quote_calculations",
];

/** The tables that a list reads from end to end. */
export function wholeTablesOfList(
  test: TestApp,
  list: string,
  filter: object,
  who: Handle,
): Promise<readonly string[]> {
  const type = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Filter`;
  return wholeTables(
    test,
    `query ($filter: ${type}) { ${list}(limit: 10, filter: $filter) { items { id } total } }`,
    { filter },
    who,
  );
}

/**
 * The tables that a document reads from end to end, as Postgres plans its statements for any value of its
 * variables; they are `most` at most.
 */
export async function wholeTables(
  test: TestApp,
  document: string,
  variables: object,
  who: Handle,
  most = 2,
): Promise<readonly string[]> {
  const { pool } = test.app.services;
  const asked = vi.spyOn(pool, "query");
  const { errors } = await test.as(who).freely.gql(document, variables);
  expect(errors).toBeUndefined();
  const texts = asked.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === "string" ? query : (query as { text: string }).text,
  );
  asked.mockRestore();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.length).toBeLessThanOrEqual(most);
  const plans = await Promise.all(
    texts.map(async (text) => {
      const { rows } = await pool.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      return nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan);
    }),
  );
  return plans
    .flat()
    .flatMap((node) => (node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? ""] : []))
    .filter((table) => !fewRows.includes(table));
}
