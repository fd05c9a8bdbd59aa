import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { runOnce } from "graphile-worker";
import pg from "pg";
import { createApp, type RunningApp } from "../../api/src/app.ts";
import { seedModules } from "../../api/src/app.seed.ts";
import type { Viewer } from "../../api/src/core/auth/viewer.ts";
import { movableClock, type MovableClock } from "../../api/src/core/clock.ts";
import { readConfig } from "../../api/src/core/config/config.ts";
import { MailMessage } from "../../api/src/core/mail/mail.entity.ts";
import { openLog } from "../../api/src/core/log/log.ts";
import { PdfPrinter } from "../../api/src/core/pdf/printer.ts";
import { modules } from "../../api/src/modules.ts";
import { DEMO_PASSWORD } from "../../api/src/modules/accounts/accounts.seed.ts";
import { afterFile, linesOfFailures } from "./after-file.ts";
import { START } from "./calendar.ts";
import { Client } from "./client.ts";
import { createPeopledDatabase, type TestDatabase } from "./database.ts";
import { openUsedMapper } from "./mappers.ts";
import { handles, type Handle, type People } from "./people.ts";

export { START };

/** A thread that keeps warm from one application to the next; it ends with the process. */
const printer = new PdfPrinter(1);

/** A whole application over its own database, with everybody of `people.ts` in it. */
export interface TestApp {
  readonly app: RunningApp;
  readonly clock: MovableClock;
  readonly url: string;
  readonly databaseUrl: string;
  readonly people: People;
  /** The client of a signed-in person; not signed in without a handle. */
  as(who?: Handle | null): Client;
  /** A client that carries the token of a link. */
  withLink(token: string): Client;
  /** Runs every job that waits, and the jobs that they add. */
  runJobs(): Promise<void>;
  /** Runs every sweep once, then the jobs. */
  sweep(): Promise<void>;
  /** The mails so far, oldest first; only those to `to` when given. */
  outbox(to?: string): Promise<MailMessage[]>;
  /** The newest mail whose text holds these words, such as the address of a link; null when there is none. */
  mailWith(words: string): Promise<MailMessage | null>;
  /** Returns the last lines of its log. */
  logged(): string;
  close(): Promise<void>;
}

/**
 * Starts an application for this test file: own database, clock and folders; it is closed after the file.
 * `furnish` makes its database, and its files in its folder.
 */
export async function anApp(
  environment: Record<string, string> = {},
  furnish: (dataDir: string) => Promise<TestDatabase> = () => createPeopledDatabase(settle),
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "travesia-test-"));
  const database = await furnish(dataDir);
  const test = await onDatabase(database.url, dataDir, environment);
  const close = async () => {
    await test.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  afterFile(close);
  return { ...test, close };
}

/** Has a payer asked already about everybody: paying them asks for nothing more. */
export const nothingWithheld = ({ orm }: RunningApp["services"]): Promise<unknown> =>
  orm.em.fork().execute(
    `insert into no_withholdings (id, created_at, updated_at, user_id)
      select gen_random_uuid(), created_at, created_at, id from users`,
  );

/** Makes everybody of `people.ts` in a database by the acts that the demo makes them by. */
async function settle(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "travesia-test-"));
  const { app, close } = await onDatabase(databaseUrl, dataDir);
  await nothingWithheld(app.services);
  await close();
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Another process's application on a database that exists: the people are already in it. Its clock is at
 * `start`.
 */
export async function onDatabase(
  databaseUrl: string,
  dataDir: string,
  environment: Record<string, string> = {},
  start: Date = START,
): Promise<TestApp> {
  const clock = movableClock(start);
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: "0",
    JOBS: "false",
    DEMO: "false",
    LOG_LEVEL: "error",
    ...environment,
  });
  const lines = linesOfFailures();
  const log = openLog(config.logLevel, lines);
  const app = await createApp({ config, clock, log, modules, printer, openMapper: openUsedMapper });
  const url = await app.listen();
  const people = await everybody(app);
  const tokens = new Map<Handle, string>();
  for (const handle of handles)
    tokens.set(
      handle,
      await app.services.sessions.issue(
        { id: people[handle].id, sessionsVersion: 1 },
        randomUUID(),
        clock.now(),
      ),
    );
  // Kept from one run of the jobs to the next. One connection: the queue notes the end of a job without
  // waiting for it, and then looks for the next one; so both come in turn, and a run ends when all is noted.
  const jobs = new pg.Pool({ connectionString: databaseUrl, max: 1 }).on("error", () => undefined);
  jobs.on("connect", (client) => void client.on("error", () => undefined));
  const runJobs = () =>
    runOnce({
      pgPool: jobs,
      taskList: app.worker.tasks,
      noHandleSignals: true,
      logger: app.worker.logger,
    }).then(() => undefined);
  return {
    app,
    clock,
    url,
    databaseUrl,
    people,
    as: (who) => new Client(url, who ? { authorization: `Bearer ${tokens.get(who)}` } : {}),
    withLink: (token) => new Client(url, { "x-link-token": token }),
    runJobs,
    sweep: async () => {
      await app.worker.sweep();
      await runJobs();
    },
    outbox: (to) =>
      app.services.orm.em
        .fork()
        .find(MailMessage, to ? { to } : {}, { orderBy: { createdAt: "asc", id: "asc" } }),
    mailWith: (words) =>
      app.services.orm.em
        .fork()
        .findOne(
          MailMessage,
          { text: { $like: `%${words}%` } },
          { orderBy: { createdAt: "desc", id: "desc" } },
        ),
    logged: () => lines.said(),
    close: async () => {
      await jobs.end();
      await app.close();
    },
  };
}

async function everybody(app: RunningApp): Promise<People> {
  const rows = await app.services.orm.em
    .fork()
    .execute<{ id: number; email: string }[]>(
      "select id, email from users where email like '%@travesia.test'",
    );
  if (rows.length === 0) {
    const { shared } = await seedModules(app.services, modules, { only: ["accounts"] });
    return Object.fromEntries(
      handles.map((handle) => [handle, shared.get(`account:${handle}`) as Viewer]),
    ) as unknown as People;
  }
  const ids = handles.map((handle) => rows.find(({ email }) => email === `${handle}@travesia.test`)?.id ?? 0);
  const accounts = await app.accounts.findAll(ids);
  return Object.fromEntries(
    handles.map((handle, place) => [handle, accounts[place]?.viewer]),
  ) as unknown as People;
}

/** The password of everybody in `people.ts`. */
export const PASSWORD = DEMO_PASSWORD;
