import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { tell } from "./processes.ts";
import { median } from "./report.ts";

/** Lines that wait to be chained. */
export const LINES = 10_000;
/** How many times their quiet median requests may take beside it. */
const TARGET = 2;

/** Where requests are asked, who chains, and how lines come that wait. */
export interface ChainAddresses {
  readonly product: string;
  readonly token: string;
  readonly chainer: ChildProcess;
  write(): Promise<void>;
}

async function besides({ product, token }: ChainAddresses, over: () => boolean): Promise<number> {
  const found: number[] = [];
  while (!over()) {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${product}/bench/quote-list?status=sent&limit=10`, { headers })).arrayBuffer();
    found.push(performance.now() - start);
  }
  return median(found);
}

/** How long 10,000 lines take to be chained, and what that costs requests beside it. */
export async function chainLines(addresses: ChainAddresses, rounds: number): Promise<readonly string[]> {
  const seconds: number[] = [];
  const beside: number[] = [];
  // What the filled database brought along is chained before.
  await tell(addresses.chainer, {});
  for (let round = 0; round < rounds; round++) {
    await addresses.write();
    const end = performance.now() + 2_000;
    const quiet = await besides(addresses, () => performance.now() > end);
    let over = false;
    const start = performance.now();
    const chaining = tell<{ chained: number }>(addresses.chainer, {}).finally(() => (over = true));
    beside.push((await besides(addresses, () => over)) / quiet);
    const { chained } = await chaining;
    if (chained !== LINES) throw new Error(`${chained} lines were chained instead of ${LINES}`);
    seconds.push((performance.now() - start) / 1_000);
  }
  const ratio = median(beside);
  const above = ratio > TARGET ? `  (por encima de ${TARGET.toFixed(2)})` : "";
  return [
    "chaining",
    `  ${median(seconds).toFixed(2)} s para ${LINES.toLocaleString("es-CO")} filas de la auditoría`,
    `RATIO chaining.beside/quiet ${ratio.toFixed(2)}${above}`,
  ];
}
