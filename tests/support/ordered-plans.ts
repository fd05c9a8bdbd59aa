import { expect, vi } from "vitest";
import type { TestApp } from "./app.ts";
import type { Client } from "./client.ts";

interface RunNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly RunNode[];
}

/** What a page of a list cost the database. */
export interface PageCost {
  /** Tables that were read from end to end. */
  readonly scanned: readonly string[];
  /** The most rows that one step had to sort. */
  readonly sorted: number;
  /** The most rows that one step looked at, those that it left out among them; of indexes only their rows. */
  readonly read: number;
}

const nodesOf = (node: RunNode): readonly RunNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const sortedBy = (node: RunNode): number =>
  node["Node Type"] === "Sort"
    ? Math.max(...(node.Plans ?? []).map((child) => child["Actual Rows"] * child["Actual Loops"]))
    : 0;

const readBy = (node: RunNode): number =>
  (node["Node Type"] === "Bitmap Index Scan" ? 0 : node["Actual Loops"]) *
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0));

/** Runs the statement of a page of ids with its own values, and says what it cost. */
export async function costOfPage(
  test: TestApp,
  document: string,
  variables: object,
  asker: Client,
): Promise<PageCost> {
  const { pool } = test.app.services;
  const asked = vi.spyOn(pool, "query");
  const { errors } = await asker.gql(document, variables);
  expect(errors).toBeUndefined();
  const statements = asked.mock.calls.map(
    ([query]: readonly unknown[]) => query as { readonly text: string; readonly values: readonly unknown[] },
  );
  asked.mockRestore();
  expect(statements).toHaveLength(1);
  const { rows } = await pool.query<{ "QUERY PLAN": { Plan: RunNode }[] }>(
    `explain (analyze, timing off, format json) ${statements[0]!.text}`,
    [...statements[0]!.values],
  );
  const nodes = nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan);
  return {
    scanned: nodes.flatMap((node) =>
      node["Node Type"] === "Seq Scan" && node["Actual Loops"] > 0 ? [node["Relation Name"] ?? ""] : [],
    ),
    sorted: Math.max(0, ...nodes.map(sortedBy)),
    read: Math.max(0, ...nodes.map(readBy)),
  };
}
