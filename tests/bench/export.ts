import { setTimeout as pause } from "node:timers/promises";
import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { megabytesOf } from "./processor.ts";
import { median } from "./report.ts";

/** Rows that a file should have, and what it may cost: seconds, MB of memory, and requests beside it. */
const ROWS = 100_000;
const TARGET = { seconds: 20, megabytes: 200, beside: 2 } as const;

const START = `mutation ($input: ExportListInput!) { exportList(input: $input) { id total } }`;
const STATE = "query ($id: ID!) { myExport(id: $id) { status rows size failure } }";
const CANCEL = "mutation ($id: ID!) { cancelExport(id: $id) { id } }";

interface Made {
  readonly status: string;
  readonly rows: number;
  readonly size: number | null;
  readonly failure: string | null;
}

/**
 * Measures the export of all quotes into a workbook, from the click to the file, for the owner, whose session
 * `owner` is; the memory it takes in the process `pid`, which serves requests too; and the slowdown of
 * requests beside it.
 */
export async function exportLines(
  asked: Asked & { readonly owner: string; readonly pid: number },
  rounds: number,
): Promise<readonly string[]> {
  const owner = { ...asked, token: asked.owner };
  const found = { seconds: [] as number[], beside: [] as number[], megabytes: [] as number[] };
  let last: Made | null = null;
  for (let round = 0; round < rounds; round++) {
    const before = megabytesOf(asked.pid) ?? 0;
    let most = before;
    const taken = await timedBeside(asked, async () => {
      const input = { list: "quotes", format: "xlsx", arguments: {} };
      const { exportList } = await ask<{ exportList: { id: string; total: number } }>(owner, START, {
        input,
      });
      if (exportList.total < ROWS) {
        await ask(owner, CANCEL, { id: exportList.id });
        throw new Error(`only ${exportList.total} rows`);
      }
      do {
        await pause(50);
        most = Math.max(most, megabytesOf(asked.pid) ?? 0);
        ({ myExport: last } = await ask<{ myExport: Made }>(owner, STATE, exportList));
      } while (last.status === "waiting" || last.status === "running");
      if (last.status !== "ready") throw new Error(JSON.stringify(last));
    });
    found.seconds.push((taken.seconds / (last as unknown as Made).rows) * ROWS);
    found.beside.push(taken.beside);
    found.megabytes.push(most - before);
  }
  const { rows, size } = last as unknown as Made;
  const megabytes = Math.max(...found.megabytes);
  return [
    "export",
    `  ${median(found.seconds).toFixed(1)} s por ${ROWS.toLocaleString("es-CO")} filas a Excel ` +
      `(${rows.toLocaleString("es-CO")} filas, ${((size ?? 0) / 1e6).toFixed(1)} MB), ` +
      `${megabytes.toFixed(0)} MB de memoria de más`,
    ratioAtMost("export.seconds/twenty", median(found.seconds) / TARGET.seconds, 1),
    ratioAtMost("export.memory/200MB", megabytes / TARGET.megabytes, 1),
    ratioAtMost("export.beside/quiet", median(found.beside), TARGET.beside),
  ];
}
