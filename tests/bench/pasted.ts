import { readdirSync, readFileSync } from "node:fs";
import { ratioAtMost } from "./beside.ts";
import { built } from "./built.ts";
import { median } from "./report.ts";

/** Milliseconds that a pasted text may take, and times the time of a tenth that 200 kB may take. */
const TARGET = { milliseconds: 50, tenfold: 15 } as const;
const SIZE = 200_000;

const corpus = new URL("../rules/quotes/pasted/texts/", import.meta.url);

interface Sample {
  readonly text: string;
  readonly today: string;
}

/** Returns the sample texts; a file has one or several. */
const samples = (): readonly Sample[] =>
  readdirSync(corpus).flatMap((name) =>
    [JSON.parse(readFileSync(new URL(name, corpus), "utf8")) as Sample | Sample[]].flat(),
  );

/** Measures how long pasted texts take to be read: the slowest of the samples, and a text of 200 kB. */
export async function pastedLines(rounds: number): Promise<readonly string[]> {
  const { readText } = await built("modules/quotes/pasted/read-text.rules");
  const texts = samples();
  const [{ today } = { today: "2027-01-01" }] = texts;
  const timed = (text: string, day: string): number => {
    const start = performance.now();
    readText(text, { today: day });
    return performance.now() - start;
  };
  const all = texts.map(({ text }) => text).join("\n\n");
  const long = all.repeat(Math.ceil(SIZE / all.length)).slice(0, SIZE);
  const slowest: number[] = [];
  const ratios: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const each = texts.map((one) => timed(one.text, one.today));
    const tenth = timed(long.slice(0, SIZE / 10), today);
    const whole = timed(long, today);
    if (round < 0) continue;
    slowest.push(Math.max(...each));
    ratios.push(whole / tenth);
  }
  return [
    "pasted-text",
    `  ${median(slowest).toFixed(1)} ms el más lento de ${texts.length} textos`,
    ratioAtMost("pasted-text.slowest/fifty", median(slowest) / TARGET.milliseconds, 1),
    ratioAtMost("pasted-text.200kB/20kB", median(ratios), TARGET.tenfold),
  ];
}
