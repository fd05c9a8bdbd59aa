import type { ChildProcess } from "node:child_process";
import { type Asked, ratioAtMost, timedBeside } from "./beside.ts";
import { tell } from "./processes.ts";
import { median } from "./report.ts";

/** Lines that wait to be chained. */
export const LINES = 10_000;
/** How many times their quiet median requests may take beside it. */
const TARGET = 2;

/** Where requests are asked, who chains, and how lines come that wait. */
export interface ChainAddresses extends Asked {
  readonly chainer: ChildProcess;
  write(): Promise<void>;
}

/** How long 10,000 lines take to be chained, and what that costs requests beside it. */
export async function chainLines(addresses: ChainAddresses, rounds: number): Promise<readonly string[]> {
  const taken = [];
  // What the filled database brought along is chained before.
  await tell(addresses.chainer, {});
  for (let round = 0; round < rounds; round++) {
    await addresses.write();
    const chaining = timedBeside(addresses, async () => {
      const { chained } = await tell<{ chained: number }>(addresses.chainer, {});
      if (chained !== LINES) throw new Error(`${chained} lines were chained instead of ${LINES}`);
    });
    taken.push(await chaining);
  }
  const seconds = median(taken.map((one) => one.seconds)).toFixed(2);
  return [
    "chaining",
    `  ${seconds} s para ${LINES.toLocaleString("es-CO")} filas de la auditoría`,
    ratioAtMost("chaining.beside/quiet", median(taken.map(({ beside }) => beside)), TARGET),
  ];
}
