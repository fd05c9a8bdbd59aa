import { type Asked, ask, ratioAtMost } from "./beside.ts";
import { median } from "./report.ts";
import { searchedTexts } from "./search-words.ts";

/** Milliseconds within which 95 of 100 searches are answered. */
const TARGET = 20;

const SEARCH = `query ($text: String!) {
  search(text: $text) { similar hits { kind recordId parentId title person detail amount } } }`;

interface Found {
  readonly search: { readonly similar: boolean };
}

/**
 * Measures the global search over some hundred texts, one after the other, request and answer included: for
 * the owner, who sees everything, and for a seller. Each text counts with its median; those found in spite of
 * an error, or not at all, take a second statement and are reported apart.
 */
export async function searchLines(
  asked: Asked & { readonly owner: string; readonly seller: string },
  rounds: number,
): Promise<readonly string[]> {
  const lines = ["search"];
  for (const [who, token] of Object.entries({ owner: asked.owner, seller: asked.seller })) {
    const taken = searchedTexts.map((text) => ({ text, times: [] as number[], similar: false }));
    for (let round = 0; round < rounds; round++)
      for (const one of taken) {
        const start = performance.now();
        const { search } = await ask<Found>({ ...asked, token }, SEARCH, { text: one.text });
        one.times.push(performance.now() - start);
        one.similar = search.similar;
      }
    for (const similar of [false, true]) {
      const found = taken
        .filter((one) => one.similar === similar)
        .map(({ text, times }) => ({ text, time: median(times) }))
        .sort((a, b) => a.time - b.time);
      const times = found.map(({ time }) => time);
      const p95 = times[Math.ceil(times.length * 0.95) - 1]!;
      lines.push(
        `  ${who.padEnd(7)} ${similar ? "con un error" : "como se escribió"}: ${times.length} textos, ` +
          `mediana ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
          `el peor «${found.at(-1)!.text}» ${times.at(-1)!.toFixed(1)} ms`,
        ratioAtMost(`search.p95-${who}${similar ? "-similar" : ""}/20ms`, p95 / TARGET, 1),
      );
    }
  }
  return lines;
}
