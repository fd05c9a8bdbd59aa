import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { type Asked, ask, ratioAtMost } from "./beside.ts";
import { median } from "./report.ts";

/** Changes of each kind in a round. */
const CHANGES = 100;
/** Largest slowdown of a change with a key, as a factor. */
const TARGET = 1.25;

const CUSTOMERS = "{ customers(limit: 1) { items { id } } }";
const WRITE = `mutation ($id: ID!) {
  addCustomerNote(id: $id, text: "Del banco de pruebas") { notes { id } } }`;
const REMOVE = "mutation ($id: ID!) { removeCustomerNote(id: $id) { id } }";

interface Written {
  readonly addCustomerNote: { readonly notes: readonly { readonly id: string }[] };
}

/**
 * Measures a small change whose request has an `Idempotency-Key`, as all of the web application's do, beside
 * one without: a note is written and removed, in turns.
 */
export async function keyedLines(asked: Asked, rounds: number): Promise<readonly string[]> {
  const { customers } = await ask<{ customers: { items: readonly { readonly id: string }[] } }>(
    asked,
    CUSTOMERS,
  );
  const [customer] = customers.items;
  if (!customer) throw new Error("There is no customer to write a note of");
  const change = async (headers: () => Readonly<Record<string, string>>): Promise<number> => {
    const start = performance.now();
    const { addCustomerNote } = await ask<Written>(asked, WRITE, { id: customer.id }, headers());
    const [note] = addCustomerNote.notes;
    await ask(asked, REMOVE, { id: note?.id }, headers());
    return performance.now() - start;
  };
  const plain = () => change(() => ({}));
  const keyed = () => change(() => ({ "idempotency-key": randomUUID() }));
  const ratios: number[] = [];
  const millis: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const taken = { plain: [] as number[], keyed: [] as number[] };
    for (let one = 0; one < CHANGES; one++) {
      taken.plain.push(await plain());
      taken.keyed.push(await keyed());
    }
    millis.push(median(taken.keyed) / 2);
    ratios.push(median(taken.keyed) / median(taken.plain));
  }
  return [
    "keyed",
    `  ${median(millis).toFixed(1)} ms por cambio con su llave`,
    ratioAtMost("keyed.keyed/plain", median(ratios), TARGET),
  ];
}
