import { deepStrictEqual } from "node:assert/strict";
import type { Contestant, Measure } from "./measures.ts";

const whole = /^-?\d+$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/**
 * A value in one spelling: PostGraphile writes a bigint as text and an instant with six
 * decimals.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
  if (typeof value !== "string") return value;
  if (instant.test(value)) return new Date(value).toISOString();
  return whole.test(value) ? Number(value) : value;
}

/** Asks a contestant once. Throws unless it answers 200. */
async function ask({
  question: { url, ...request },
  data,
}: Contestant): Promise<{ readonly data: unknown; readonly bytes: number }> {
  const response = await fetch(url, { ...request });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return {
    data: plain(data(JSON.parse(text) as Readonly<Record<string, unknown>>)),
    bytes: Buffer.byteLength(text),
  };
}

/** Makes sure that the compared servers answer the same, and returns how many bytes each sends. */
export async function refuseUnequal({
  name,
  contestants,
  figures,
}: Measure): Promise<ReadonlyMap<string, number>> {
  const asked = await Promise.all(
    Object.entries(contestants).map(async ([who, contestant]) => [who, await ask(contestant)] as const),
  );
  const answers = new Map(asked);
  for (const { of, over } of figures) {
    try {
      deepStrictEqual(answers.get(of)?.data, answers.get(over)?.data);
    } catch (cause) {
      throw new Error(`${name}: ${of} and ${over} answer different data`, { cause });
    }
  }
  return new Map(asked.map(([who, { bytes }]) => [who, bytes]));
}
