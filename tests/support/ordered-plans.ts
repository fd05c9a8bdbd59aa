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

/** Cost of a page of a list in the database. */
export interface PageCost {
  /** Tables that were read from end to end. */
  readonly scanned: readonly string[];
  /** The most rows that one step had to sort. */
  readonly sorted: number;
  /**
   * The most rows that one step looked at, the rows that it left out among them; of indexes only their rows.
   */
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

/** Statement with its values. */
interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** First answer of each document's statement, as an object or as text. */
const answers = new Map<string, unknown>();

/**
 * Runs the statement of a page of ids with its own values, and says what it cost. It runs once, measured: a
 * document that was asked before is answered as it was then.
 */
export async function costOfPage(
  test: TestApp,
  document: string,
  variables: object,
  caller: Client,
): Promise<PageCost> {
  const { pool } = test.app.services;
  const query = pool.query.bind(pool) as (asked: Asked) => Promise<unknown>;
  const plans: RunNode[] = [];
  const asked = vi.spyOn(pool, "query").mockImplementation((async (statement: Asked) => {
    const { text, values } = statement;
    const explain = `explain (analyze, timing off, buffers off, format json) ${text}`;
    const { rows } = (await query({ text: explain, values })) as {
      readonly rows: readonly [{ readonly "QUERY PLAN": readonly [{ readonly Plan: RunNode }] }];
    };
    plans.push(rows[0]["QUERY PLAN"][0].Plan);
    const kind = `${document} ${text.split(" from ", 1)[0]}`;
    if (!answers.has(kind)) answers.set(kind, await query(statement));
    return answers.get(kind);
  }) as never);
  const { errors } = await caller.freely.gql(document, variables).finally(() => asked.mockRestore());
  expect(errors).toBeUndefined();
  expect(plans).toHaveLength(1);
  const nodes = nodesOf(plans[0]!);
  return {
    scanned: nodes.flatMap((node) =>
      node["Node Type"] === "Seq Scan" && node["Actual Loops"] > 0 ? [node["Relation Name"] ?? ""] : [],
    ),
    sorted: Math.max(0, ...nodes.map(sortedBy)),
    read: Math.max(0, ...nodes.map(readBy)),
  };
}
