import { randomUUID } from "node:crypto";
import type pg from "pg";
import { chainAll } from "./core/chain/chain-lines.ts";
import { movableClock } from "./core/clock.ts";
import type { Services } from "./core/context.ts";
import { openUnhurried } from "./core/database/unhurried.ts";
import { findDemo, isWorkedWith, markDemo } from "./core/demo/demo-state.ts";
import { jobContext } from "./core/jobs/context.ts";
import { undoMigrations } from "./core/migrations/undo.ts";
import type { Module } from "./core/module.ts";
import { mutate } from "./core/mutation/mutation.ts";
import type { SeedContext } from "./core/seed.ts";
import { Progress } from "./core/log/progress.ts";

/** Key of the advisory lock for seeding; the value is arbitrary, but must not change. */
const seedLock = 20_260_002;

/**
 * Outcome of seeding: the demo was created, was already complete, was skipped because the database has
 * accounts of real people, was dropped, or was kept. After its tables were dropped, the application has to be
 * created again.
 */
export type Seeding = "made" | "whole" | "somebody's" | "taken away" | "kept";

interface Addresses {
  readonly databaseUrl: string;
  /** Database address for the role that owns the tables; null when the application uses that role itself. */
  readonly ownerUrl: string | null;
}

interface SeedOptions {
  readonly progress?: Progress;
  /** Fraction of the demo data to create; 1 creates all of it. */
  readonly scale?: number;
}

/**
 * Creates the demo data through the modules' acts, in module order, unless an account exists already. Acts
 * run at the times of the demo's own clock. When several processes start at once, one creates the data and
 * the others wait. The server does not listen before the data are complete, so incomplete data can be removed
 * safely, with their tables. An earlier version did serve incomplete data: they are kept if people have
 * worked with them since.
 */
export async function seedDemo(
  services: Services,
  modules: readonly Module[],
  { databaseUrl, ownerUrl }: Addresses,
  { progress = new Progress(), scale }: SeedOptions = {},
): Promise<Seeding> {
  // A session of its own: the lock goes with it, however this ends.
  const session = await open(databaseUrl);
  try {
    const before = await tablesOf(session);
    await session.query("select pg_advisory_lock($1)", [seedLock]);
    // The process that held the lock before may have removed the tables that this one found.
    if ((await tablesOf(session)) !== before) return "taken away";
    const { state, inhabited } = await findDemo(session, services.secrets);
    if (state === "begun" && !(await isWorkedWith(session))) {
      await takeAway(services, session, ownerUrl ?? databaseUrl);
      progress.say("La demostración anterior quedó a medias y nadie la usó: se hace de nuevo.");
      return "taken away";
    }
    if (state === "begun") await markDemo(session, "kept");
    else if (state === "whole") await markDemo(session, "whole");
    if (state === "begun" || state === "kept") return "kept";
    if (state === "whole" || inhabited) return state ?? "somebody's";
    await markDemo(session, "begun");
    await seedModules(services, modules, { progress, scale });
    await markDemo(session, "whole");
    return "made";
  } finally {
    await session.end();
  }
}

/** Returns an id of the present tables, which changes when the tables are created again. */
async function tablesOf(session: pg.Client): Promise<unknown> {
  const { rows } = await session.query<{ id: string | null }>("select to_regclass('users')::oid::text as id");
  return rows[0]?.id;
}

async function takeAway({ orm }: Services, session: pg.Client, ownerUrl: string): Promise<void> {
  await session.query("drop schema if exists graphile_worker cascade");
  const owner = await open(ownerUrl);
  // Last and at once, since it takes along what says that this is to be done.
  await undoMigrations(owner, orm).finally(() => owner.end());
}

const open = (address: string): Promise<pg.Client> => openUnhurried(address, "travesia seed");

/** Name of each module's demo in the terminal, and the table whose row count measures it. */
const demos: Readonly<Record<string, readonly [name: string, table: string]>> = {
  accounts: ["cuentas", "users"],
  numbering: ["numeración", "numbering_ranges"],
  "staff-documents": ["documentos del personal", "staff_documents"],
  catalog: ["paquetes", "packages"],
  content: ["páginas públicas", "carousel_slides"],
  raffle: ["sorteos", "raffles"],
  providers: ["proveedores", "providers"],
  quotes: ["cotizaciones", "quotes"],
  contracts: ["contratos", "contracts"],
  purchases: ["compras", "purchases"],
  payments: ["pagos", "payments"],
  bank: ["movimientos del banco", "bank_movements"],
  commissions: ["comisiones", "commissions"],
  reservations: ["reservas", "reservations"],
  rewards: ["puntos", "point_movements"],
  invoices: ["facturas", "invoices"],
  claims: ["solicitudes", "claims"],
  notifications: ["avisos", "notifications"],
  reports: ["metas y cierres", "sales_goals"],
};

const stepOf = ({ name }: Module): string => `datos de demostración: ${demos[name]?.[0] ?? name}`;

async function countIn({ orm }: Services, { name }: Module): Promise<string> {
  const [, table] = demos[name] ?? [];
  if (!table) return "";
  const [found] = await orm.em
    .fork()
    .execute<{ rows: number }[]>(`select count(*)::int as rows from ${table}`);
  return (found?.rows ?? 0).toLocaleString("es-CO");
}

interface SeededParts extends SeedOptions {
  readonly only?: readonly string[];
}

/** Number of demo records created in parallel: enough to keep all processors of a small machine busy. */
const AT_ONCE = 3;

/** Returns the seed context, with a demo clock that starts at the current time of `services`. */
export function seedContext(
  services: Services,
  shared: SeedContext["shared"],
  { scale = 1, progress = new Progress() }: SeedOptions = {},
): SeedContext {
  const clock = movableClock(services.clock.now());
  const demo: Services = { ...services, clock };
  return {
    services: demo,
    scale,
    shared,
    at: (instant) => clock.set(instant),
    as: (viewer, act, args) => {
      progress.leaving.throwIfAborted();
      return mutate(
        demo,
        {
          viewer,
          link: null,
          origin: { requestId: randomUUID(), channel: "seed", ip: null, userAgent: null },
        },
        act,
        args,
      );
    },
    each: async (things, work) => {
      const waiting = [...things.entries()];
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          await work(seedContext(demo, shared, { scale, progress }), next[1], next[0]);
      };
      const lanes = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, () =>
          lane().catch((error: unknown) => {
            // The others end what they have begun.
            waiting.length = 0;
            throw error;
          }),
        ),
      );
      for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
    },
  };
}

/**
 * Runs the seed of each module, or of those in `only`, at the given scale, whether or not there is data
 * already.
 */
export async function seedModules(
  services: Services,
  modules: readonly Module[],
  { only, scale = 1, progress = new Progress() }: SeededParts = {},
): Promise<SeedContext> {
  const seed = seedContext(services, new Map(), { scale, progress });
  const seeded = modules.filter((module) => module.seed && (!only || only.includes(module.name)));
  progress.plan(seeded.map(stepOf));
  for (const module of seeded)
    await progress.run(stepOf(module), async (note) => {
      // No jobs run yet: what certificates print is the chain as the modules before left it.
      await chainAll(jobContext(services, "seed"));
      await module.seed?.(seed);
      note(await countIn(services, module));
    });
  return seed;
}
