import { randomUUID } from "node:crypto";
import pg from "pg";
import { chainAll } from "./core/audit/chain-audit.ts";
import { movableClock } from "./core/clock.ts";
import type { Services } from "./core/context.ts";
import { jobContext } from "./core/jobs/context.ts";
import type { Module } from "./core/module.ts";
import { mutate } from "./core/mutation/mutation.ts";
import type { SeedContext } from "./core/seed.ts";

/** Any number, as long as it is this one: who holds it seeds. */
const seedLock = 20_260_002;

/**
 * What a process found or did: a demo that was broken off halfway is taken away, and the application has to
 * be made anew.
 */
export type Seeding = "made" | "already there" | "broken off";

/**
 * Makes the demo data through the modules' acts, in their order, unless somebody has an account already. Acts
 * run at the instants that the demo's own clock shows. Of several processes starting at once one seeds and
 * the others wait. Nothing listens before the demo is whole, so one that a crash broke off was seen by
 * nobody: it is dropped, tables and all.
 */
export async function seedDemo(
  services: Services,
  modules: readonly Module[],
  { databaseUrl, ownerUrl }: Addresses,
): Promise<Seeding> {
  // A session of its own: the lock goes with it, however this ends.
  const connection = await open(databaseUrl);
  try {
    await connection.query("select pg_advisory_lock($1)", [seedLock]);
    const { rows } = await connection.query<{ inhabited: boolean; demo: string | null }>(
      `select exists (select from users) as inhabited, (select value from secrets
        where name = 'demo') as demo`,
    );
    const { inhabited = false, demo = null } = rows[0] ?? {};
    if (demo === BEGUN) {
      await connection.query("drop schema if exists graphile_worker cascade");
      const owner = await open(ownerUrl ?? databaseUrl);
      // Last, since it takes along what says that this is to be done.
      await owner.query("drop schema public cascade; create schema public").finally(() => owner.end());
      return "broken off";
    }
    if (inhabited) return "already there";
    await connection.query("insert into secrets (name, value) values ('demo', $1)", [BEGUN]);
    await seedModules(services, modules);
    await connection.query("update secrets set value = 'made' where name = 'demo'");
    return "made";
  } finally {
    await connection.end();
  }
}

const BEGUN = "begun";

interface Addresses {
  readonly databaseUrl: string;
  /** Of the role that owns the tables, where it is another. */
  readonly ownerUrl: string | null;
}

async function open(address: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: address, application_name: "travesia seed" });
  await connection.connect();
  return connection;
}

/** Runs each module's seed (of `only` some, and less of everything), whether or not there is data already. */
export async function seedModules(
  services: Services,
  modules: readonly Module[],
  { only, scale = 1 }: { only?: readonly string[]; scale?: number } = {},
): Promise<SeedContext> {
  const clock = movableClock(services.clock.now());
  const demo: Services = { ...services, clock };
  const seed: SeedContext = {
    services: demo,
    scale,
    shared: new Map(),
    at: (instant) => clock.set(instant),
    as: (viewer, act, args) =>
      mutate(
        demo,
        {
          viewer,
          link: null,
          origin: { requestId: randomUUID(), channel: "seed", ip: null, userAgent: null },
        },
        act,
        args,
      ),
  };
  for (const module of modules) {
    if (only && !only.includes(module.name)) continue;
    // No jobs run yet: what certificates print is the chain as the modules before left it.
    await chainAll(jobContext(services, "seed"));
    await module.seed?.(seed);
  }
  return seed;
}
