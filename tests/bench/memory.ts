import type { ChildProcess } from "node:child_process";
import { type Asked, ratioAtMost } from "./beside.ts";
import { ours } from "./documents.ts";
import type { Pace, Stretch } from "./load.ts";
import { send } from "./processes.ts";

/** Requests after which the memory is looked at, the first time and the last. */
const [FIRST, LAST] = [20_000, 200_000];
/** Bodies that differ, more than the process keeps of them. */
const BODIES = 6_000;
/** Memory at the end, as a factor of that at the beginning. */
const MOST = 1.1;

/**
 * Measures the memory that a process of the product still holds after a collection of garbage, over many
 * requests of a list: half of them the same, the other half of more clients than it keeps requests of.
 */
export async function memoryLines(
  { product, token, server }: Asked & { readonly server: ChildProcess },
  load: ChildProcess,
): Promise<readonly string[]> {
  const url = `${product}/graphql`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const bodyOf = (filter: object) =>
    JSON.stringify({ query: ours.quoteList, variables: { page: 1, limit: 10, filter } });
  const same = bodyOf({ status: "sent" });
  const others = Array.from({ length: BODIES }, (_, n) => bodyOf({ status: "sent", clienteId: n }));
  let answered = 0;
  const askUntil = async (count: number) => {
    while (answered < count)
      for (const bodies of [[same], others]) {
        const stretch: Stretch = { url, method: "POST", headers, body: same, bodies, seconds: 4 };
        const { answers, failures } = await send<Pace>(load, stretch);
        if (failures > 0) throw new Error(`${failures} requests failed`);
        answered += answers;
      }
    return (await send<{ megabytes: number }>(server, {})).megabytes;
  };
  const first = await askUntil(FIRST);
  const last = await askUntil(LAST);
  return [
    "memory",
    `  ${first.toFixed(0)} MB tras ${FIRST.toLocaleString("es-CO")} respuestas, ` +
      `${last.toFixed(0)} MB tras ${LAST.toLocaleString("es-CO")}`,
    ratioAtMost("memory.last/first", last / first, MOST),
  ];
}
