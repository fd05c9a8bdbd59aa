import type { ChildProcess } from "node:child_process";
import { type Asked, ratioAtMost, timedBeside } from "./beside.ts";
import { send } from "./processes.ts";
import { median } from "./report.ts";

/** Lines that wait to be chained. */
export const LINES = 10_000;
/** Largest slowdown of requests beside the chaining, as a factor of their quiet median. */
const TARGET = 2;

/** Address for requests, process that chains, and writer of lines that wait to be chained. */
export interface ChainAddresses extends Asked {
  readonly chainer: ChildProcess;
  write(): Promise<void>;
}

/** Measures the chaining of 10,000 lines and the slowdown of requests beside it. */
export async function chainLines(addresses: ChainAddresses, rounds: number): Promise<readonly string[]> {
  const taken = [];
  // The lines that the filled database already has are chained first.
  await send(addresses.chainer, {});
  for (let round = 0; round < rounds; round++) {
    await addresses.write();
    const chaining = timedBeside(addresses, async () => {
      const { chained } = await send<{ chained: number }>(addresses.chainer, {});
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
