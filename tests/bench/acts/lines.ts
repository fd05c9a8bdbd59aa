import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BenchDatabase, home } from "../database.ts";
import { firstClient } from "../fill/people.ts";
import { start } from "../processes.ts";
import { acts, payoutChain, saleChain } from "./acts.ts";
import { chainLines } from "./chain.ts";
import { copyOf } from "./copy.ts";

/** Name of the measure of all acts. */
const ALL = "acts";

/** Returns whether some of the acts are to be measured, by the names that were asked for; none is all. */
export const measuresActs = (chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.includes(ALL) || acts.some(({ name }) => chosen.includes(name));

/** Clients whose e-mail is proven, so that their quotes belong to their accounts. */
const proven = "update users set email_verified = true where id >= $1 and id < $1 + $2::int";

type Environment = Readonly<Record<string, string>>;

/**
 * Copies the filled database, to which nobody is connected yet, and returns the measure of the most used
 * acts: it works on the copy, in processes of its own, so that nothing of it is left.
 */
export async function prepareActs(
  { url, pid }: BenchDatabase,
  environment: Environment,
): Promise<(chosen: readonly string[], rounds: number) => Promise<readonly string[]>> {
  const copy = await copyOf(url);
  return async (chosen, rounds) => {
    const folder = await mkdtemp(join(home, "acts-"));
    const own = { ...environment, DATABASE_URL: copy.url, DATA_DIR: folder };
    const product = await start<Hello>("servers/product.ts", own);
    const floor = await start<{ url: string }>("servers/floor.ts", own);
    const { owner, seller, accountant, tokens: clients } = product.hello;
    await copy.client.query(proven, [firstClient, clients.length]);
    const track = {
      contestants: [
        { name: "graphql", url: product.hello.url, pid: product.process.pid ?? 0 },
        { name: "floor", url: floor.hello.url, pid: floor.process.pid ?? 0 },
      ] as const,
      sessions: { owner, seller, accountant, clients },
      client: copy.client,
      postgres: pid,
    };
    const wanted = (name: string) => measuresAll(chosen) || chosen.includes(name);
    try {
      const chains = [saleChain(clients.length), await payoutChain(copy.client)];
      const lines: string[] = [];
      for (const chain of chains) lines.push(...(await chainLines(track, chain, wanted, rounds)));
      return lines;
    } finally {
      product.process.disconnect();
      floor.process.disconnect();
      await copy.drop();
      await rm(folder, { recursive: true });
    }
  };
}

const measuresAll = (chosen: readonly string[]): boolean => chosen.length === 0 || chosen.includes(ALL);

interface Hello {
  readonly url: string;
  readonly owner: string;
  readonly seller: string;
  readonly accountant: string;
  readonly tokens: readonly string[];
}
