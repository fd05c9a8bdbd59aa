import { type Asked, ask, ratioAtMost } from "./beside.ts";
import { ours } from "./documents.ts";
import { median } from "./report.ts";

/**
 * Largest time of the five hundredth page, as a factor of the first one's; the last page is only reported.
 */
const TARGET = 2;
const PAGES = [1, 500, 5_000] as const;
const AT_ONCE = 10;
/** Times that each page is asked for in a round. */
const TIMES = 40;

/** Measures pages of all quotes, each requested alone. */
export async function pageLines(asked: Asked, rounds: number): Promise<readonly string[]> {
  const ratios: Record<number, number[]> = { 500: [], 5_000: [] };
  const first: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const taken: Record<number, number[]> = Object.fromEntries(PAGES.map((page) => [page, []]));
    // In turn, so that a busy moment hits all of them.
    for (let time = 0; time < TIMES; time++)
      for (const page of PAGES) {
        const start = performance.now();
        await ask(asked, ours.quoteList, { page, limit: AT_ONCE, filter: {} });
        taken[page]!.push(performance.now() - start);
      }
    if (round < 0) continue;
    const [one, ...deep] = PAGES.map((page) => ({ page, time: median(taken[page]!) }));
    first.push(one!.time);
    for (const { page, time } of deep) ratios[page]!.push(time / one!.time);
  }
  return [
    "pages",
    `  ${median(first).toFixed(2)} ms la primera página de las cotizaciones; ` +
      `la 5.000, ${median(ratios[5_000]!).toFixed(1)} veces`,
    ratioAtMost("pages.500/first", median(ratios[500]!), TARGET),
  ];
}
