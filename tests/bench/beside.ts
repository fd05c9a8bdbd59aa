import { performance } from "node:perf_hooks";
import { median } from "./report.ts";

/** Address of the product, and the session of an administrator. */
export interface Asked {
  readonly product: string;
  readonly token: string;
}

/**
 * Duration of a piece of work in seconds, and the slowdown of requests beside it as a factor of their time
 * before.
 */
export interface Beside {
  readonly seconds: number;
  readonly beside: number;
}

/** The median of a list's requests, in milliseconds, one after the other until something is over. */
export async function besides({ product, token }: Asked, over: () => boolean): Promise<number> {
  const found: number[] = [];
  do {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${product}/bench/quote-list?status=sent&limit=10`, { headers })).arrayBuffer();
    found.push(performance.now() - start);
  } while (!over());
  return median(found);
}

/** Does something while a list is asked for over and over, after it was asked for two seconds in quiet. */
export async function timedBeside(asked: Asked, work: () => Promise<void>): Promise<Beside> {
  const end = performance.now() + 2_000;
  const quiet = await besides(asked, () => performance.now() > end);
  let over = false;
  const start = performance.now();
  const done = work().then(
    () => (performance.now() - start) / 1_000,
    (error: unknown) => Promise.reject(error as Error),
  );
  const mark = () => void (over = true);
  done.then(mark, mark);
  const beside = await besides(asked, () => over);
  return { seconds: await done, beside: beside / quiet };
}

/** A ratio of which less is better, with a word where it is above what it should be at the most. */
export function ratioAtMost(name: string, figure: number, most: number): string {
  const above = figure > most ? `  (por encima de ${most.toFixed(2)})` : "";
  return `RATIO ${name} ${figure.toFixed(2)}${above}`;
}

/** Asks a document once, with further headers, and answers its data. Throws on any error. */
export async function ask<Data>(
  { product, token }: Asked,
  query: string,
  variables: object = {},
  further: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...further };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${product}/graphql`, { method: "POST", headers, body });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
