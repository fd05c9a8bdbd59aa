import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../../core/config/config.ts";
import { hourOf, startOfDay, today } from "../../core/colombia/days.ts";
import type { Place } from "../open-database.ts";
import { job, type Job, type JobContext, type Sweep } from "../../core/jobs/jobs.ts";
import type { Metrics } from "../../core/log/metrics.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import { presentKeys } from "../../core/secrets/open-secrets.ts";
import { openDisk } from "../../core/storage/disk.ts";
import { type Drilled, drill } from "./drill.ts";
import { backupKeys } from "./read-archive.ts";

declare module "../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Job that tests that the newest backup can be restored. */
    "backup.drill": Record<string, never>;
  }
}

/** Hour in Bogota from which a night's drill can start. */
const FROM = 2;
const JOB = "backup.drill";

/** Addresses of this installation's database, and the columns with secrets. */
export interface DrillPlace {
  readonly place: Place;
  readonly makerUrl: string | null;
  readonly secrets: readonly SecretColumn[];
}

/** Starts the drill of a night, unless another process has, in the same transaction as its job. */
async function beginDrill(work: Work): Promise<void> {
  const { now } = work;
  const [begun] = await work.rows(
    sql`insert into backup_drills as d (id, begun_at) values (1, ${now}::timestamptz)
      on conflict (id) do update set begun_at = excluded.begun_at
        where d.begun_at < ${startOfDay(today(now))}::timestamptz
      returning id`,
  );
  if (begun) await work.job(JOB, {}, JOB);
}

async function keepDrill(work: Work, { result, seconds, rows, files, failure }: Drilled): Promise<void> {
  await work.rows(
    sql`update backup_drills set ended_at = ${work.now}::timestamptz, result = ${result}::text,
      seconds = ${seconds}::int, rows = ${rows}::int, files = ${files}::int, failure = ${failure}::text`,
  );
}

/** Adds the age, duration and result of the last drill to the metrics. */
export function measureDrill(metrics: Metrics, orm: MikroORM): void {
  const figure = (expression: string) => async () => {
    const asked = orm.em
      .fork()
      .execute<{ figure: number | null }[]>(`select (${expression})::float8 as figure from backup_drills`);
    // Unknown while the database is away, and before the first night.
    const rows = await asked.catch(() => []);
    return rows[0]?.figure ?? NaN;
  };
  metrics.gauge(
    "travesia_backup_drill_age_seconds",
    "Seconds since the last nightly drill of a backup ended",
    figure("extract(epoch from now() - coalesce(ended_at, begun_at))"),
  );
  metrics.gauge(
    "travesia_backup_drill_duration_seconds",
    "Seconds that the last nightly drill of a backup took",
    figure("seconds"),
  );
  metrics.gauge(
    "travesia_backup_drill_success",
    "1 where the last nightly drill of a backup found it good, 0 where it did not",
    figure("case when result is not null then case result when 'failed' then 0 else 1 end end"),
  );
}

/**
 * Deletes the last drill: without a key there is no further drill, and the last one would be reported as late
 * forever.
 */
async function forgetDrill(work: Work): Promise<void> {
  await work.rows(sql`delete from backup_drills`);
}

/**
 * The nightly drill, started once a night by any process: from two in the morning in Bogota on, and later on
 * a day that had none. Disabled without BACKUP_KEY.
 */
export class NightlyDrill {
  readonly #left = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  /** Day whose drill has started, as far as this process knows; `off` when drills are disabled. */
  #known: string | null = null;

  constructor(
    private readonly config: Config,
    private readonly place: DrillPlace,
  ) {}

  readonly sweep: Sweep = { name: JOB, run: (context) => this.#begin(context) };
  readonly job: Job = job(JOB, (context) => {
    const run = this.#run(context);
    this.#running = run.catch(() => undefined);
    return run;
  });

  /** Aborts a running drill; the queue runs it again later. */
  async leave(): Promise<void> {
    this.#left.abort();
    await this.#running;
  }

  async #begin({ run, services: { clock } }: JobContext): Promise<void> {
    const now = clock.now();
    const state = this.config.backupKey ? today(now) : "off";
    if (this.#known === state || (state !== "off" && hourOf(now) < FROM)) return;
    await run(state === "off" ? forgetDrill : beginDrill, undefined);
    this.#known = state;
  }

  async #run({ run, services: { clock, log } }: JobContext): Promise<void> {
    const { config } = this;
    if (!config.backupKey) return;
    const drilled = await drill({
      ...this.place,
      embeddedIn: config.databaseUrl ? null : config.dataDir,
      disk: await openDisk(config),
      keys: backupKeys(config.backupKey),
      secretKeys: await presentKeys(config),
      folder: config.backupDir,
      now: clock.now(),
      log,
      leaving: this.#left.signal,
    });
    if (drilled) await run(keepDrill, drilled);
  }
}
