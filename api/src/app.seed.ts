import { randomUUID } from "node:crypto";
import pg from "pg";
import { movableClock } from "./core/clock.ts";
import type { Services } from "./core/context.ts";
import type { Module } from "./core/module.ts";
import { mutate } from "./core/mutation/mutation.ts";
import type { SeedContext } from "./core/seed.ts";

/** Any number, as long as it is this one: who holds it seeds. */
const seedLock = 20_260_002;

/**
 * Makes the demo data through the modules' acts, in their order, unless somebody has an account already. Acts run at the
 * instants that the demo's own clock shows. Of several processes starting at once one seeds and the others wait.
 */
export async function seedDemo(services: Services, modules: readonly Module[], databaseUrl: string): Promise<boolean> {
  // A session of its own: the lock goes with it, however this ends.
  const connection = new pg.Client({ connectionString: databaseUrl, application_name: "travesia seed" });
  await connection.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [seedLock]);
    const { rows } = await connection.query<{ inhabited: boolean }>("select exists (select from users) as inhabited");
    if (rows[0]?.inhabited) return false;
    await seedModules(services, modules);
    return true;
  } finally {
    await connection.end();
  }
}

/** Runs each module's seed, whether or not there is data already. */
export async function seedModules(services: Services, modules: readonly Module[], only?: readonly string[]): Promise<SeedContext> {
  const clock = movableClock(services.clock.now());
  const demo: Services = { ...services, clock };
  const seed: SeedContext = {
    services: demo,
    shared: new Map(),
    at: (instant) => clock.set(instant),
    as: (viewer, act, args) =>
      mutate(demo, { viewer, link: null, origin: { requestId: randomUUID(), channel: "seed", ip: null, userAgent: null } }, act, args),
  };
  for (const module of modules) if (!only || only.includes(module.name)) await module.seed?.(seed);
  return seed;
}
