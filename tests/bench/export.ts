import { setTimeout as pause } from "node:timers/promises";
import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { megabytesOf, secondsOf } from "./processor.ts";
import { median } from "./report.ts";

/** Rows that a file should have. */
const ROWS = 100_000;

/** Greatest cost of a file: seconds by its format, MB of memory, and requests beside it. */
const TARGET = { seconds: { csv: 4, xlsx: 20 }, megabytes: 200, beside: 2 } as const;
type Format = keyof typeof TARGET.seconds;
const formats: readonly Format[] = ["csv", "xlsx"];

const START = `mutation ($input: ExportListInput!) { exportList(input: $input) { id total } }`;
const STATE = "query ($id: ID!) { myExport(id: $id) { status rows size failure } }";
const CANCEL = "mutation ($id: ID!) { cancelExport(id: $id) { id } }";

interface Made {
  readonly status: string;
  readonly rows: number;
  readonly size: number | null;
  readonly failure: string | null;
}

/** A process of the product that runs jobs, asked by an administrator and, with `owner`, by the owner. */
type Working = Asked & { readonly owner: string; readonly pid: number };

/**
 * Measures the export of all quotes in each format, from the click to the file: the time of the click alone
 * and beside requests, what it costs the process, which serves requests too, and its cost for them.
 */
export async function exportLines(asked: Working, rounds: number): Promise<readonly string[]> {
  const lines = [];
  for (const format of formats) lines.push(...(await linesOf(asked, format, rounds)));
  return ["export", ...lines];
}

async function linesOf(asked: Working, format: Format, rounds: number): Promise<readonly string[]> {
  const found = { quiet: [] as number[], seconds: [] as number[], beside: [] as number[] };
  const costs = { processor: [] as number[], megabytes: [] as number[] };
  let last: Made | undefined;
  // The first file is made while its program is still being compiled.
  await madeBy(asked, format);
  for (let round = 0; round < rounds; round++) {
    const [memory, processor] = [megabytesOf(asked.pid) ?? 0, secondsOf(asked.pid)];
    const quiet = await madeBy(asked, format);
    costs.processor.push(secondsOf(asked.pid) - processor);
    let most = quiet.megabytes;
    const taken = await timedBeside(asked, async () => {
      const made = await madeBy(asked, format);
      most = Math.max(most, made.megabytes);
    });
    last = quiet.made;
    const scale = ROWS / last.rows;
    found.quiet.push(quiet.seconds * scale);
    found.seconds.push(taken.seconds * scale);
    found.beside.push(taken.beside);
    costs.megabytes.push(most - memory);
  }
  const { rows, size } = last!;
  const megabytes = Math.max(...costs.megabytes);
  const one = (figure: number) => figure.toFixed(1);
  return [
    `  ${format}: ${one(median(found.quiet))} s por ${ROWS.toLocaleString("es-CO")} filas, ` +
      `${one(median(found.seconds))} s junto a un listado (${rows.toLocaleString("es-CO")} filas, ` +
      `${one((size ?? 0) / 1e6)} MB); ${one(median(costs.processor))} s de procesador de este proceso, ` +
      `${megabytes.toFixed(0)} MB de memoria de más`,
    ratioAtMost(
      `export.${format}/${TARGET.seconds[format]}s`,
      median(found.quiet) / TARGET.seconds[format],
      1,
    ),
    ratioAtMost(`export.${format}.memory/200MB`, megabytes / TARGET.megabytes, 1),
    ratioAtMost(`export.${format}.beside/quiet`, median(found.beside), TARGET.beside),
  ];
}

/** Makes a file of all quotes; answers it, the time that it took, and the most memory of the process. */
async function madeBy(asked: Working, format: Format) {
  const owner = { ...asked, token: asked.owner };
  const begun = performance.now();
  const { exportList } = await ask<{ exportList: { id: string; total: number } }>(owner, START, {
    input: { list: "quotes", format, arguments: {} },
  });
  if (exportList.total < ROWS) {
    await ask(owner, CANCEL, { id: exportList.id });
    throw new Error(`only ${exportList.total} rows`);
  }
  let made: Made;
  let megabytes = 0;
  do {
    await pause(50);
    megabytes = Math.max(megabytes, megabytesOf(asked.pid) ?? 0);
    ({ myExport: made } = await ask<{ myExport: Made }>(owner, STATE, exportList));
  } while (made.status === "waiting" || made.status === "running");
  if (made.status !== "ready") throw new Error(JSON.stringify(made));
  return { made, megabytes, seconds: (performance.now() - begun) / 1_000 };
}
