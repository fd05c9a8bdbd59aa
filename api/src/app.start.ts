import "reflect-metadata";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { RunningApp } from "./app.ts";
import { systemClock } from "./core/clock.ts";
import { isAway } from "./core/database/away.ts";
import { isDiskFull, prepareDataDir, unusable } from "./server/postgres/data-dir.ts";
import { takeConsole } from "./core/log/console.ts";
import { openLog } from "./core/log/log.ts";
import { readable } from "./core/log/readable.ts";
import type { Start } from "./server/start/begin.ts";
import { isFull, leaveUnstarted } from "./server/start/failure.ts";
import { untilReached } from "./server/start/until-reached.ts";

/** The options of a start besides its environment. */
export interface StartOptions {
  /** Fraction of the demo data to create; 1 creates all of it. */
  readonly scale?: number;
  /** Resolves when the web application is built, if that is still running; nothing is served before. */
  readonly screens?: Promise<unknown>;
}

/** Maximum duration of shutting down an interrupted start, in milliseconds. */
const LONGEST_LEAVING = 20_000;

/**
 * Completes a start: brings the application up behind its port, with the demo if requested, and prints where
 * everything is. On failure it prints one line per cause, stops everything it started and ends the process.
 */
export async function finish(start: Start, { scale, screens }: StartOptions = {}): Promise<void> {
  const { config, progress, door } = start;
  const { leaving } = progress;
  const logFile = join(config.dataDir, "travesia.log");
  const fail = (error: unknown) =>
    leaveUnstarted(error, leaving, process.stdout.isTTY ? logFile : "esta misma salida");
  // A process that is already leaving ends everything by itself; one that still starts has nothing to
  // save.
  const unexpected = (error: unknown) => void (leaving.aborted || fail(error));
  const late = () => void setTimeout(() => process.exit(1), LONGEST_LEAVING).unref();
  leaving.addEventListener("abort", late);
  try {
    await prepareDataDir(config.dataDir);
    if (!config.databaseUrl && !existsSync(join(config.dataDir, "postgres"))) {
      progress.say(`Los datos quedarán en ${config.dataDir}: unos 150 MB.`);
    }
    const log = process.stdout.isTTY
      ? openLog(
          config.logLevel,
          readable(logFile, (line) => progress.say(line)),
        )
      : openLog(config.logLevel);
    takeConsole(log);
    process.once("uncaughtException", unexpected);
    const program = await progress.run("programa", loadProgram);
    const app = await untilReached(progress, () =>
      bringUp(start, program, log, scale).catch(async (error: unknown) => {
        throw await reasonOf(error, config.dataDir);
      }),
    );
    try {
      await program.beforeServing(app.services);
      await screens;
      process.off("uncaughtException", unexpected);
      app.shutdown.onDefects();
      await app.listen();
      if (config.jobs) await app.worker.start();
      const firstOwner = await program.firstOwnerLine(app.services, true);
      if (firstOwner) progress.notices.push(firstOwner);
      for (const line of await program.whereEverythingIs(app.services, progress.notices)) progress.say(line);
    } catch (error) {
      await app.close();
      throw error;
    }
    leaving.removeEventListener("abort", late);
    app.shutdown.when(leaving);
  } catch (error) {
    await door.close();
    fail(error);
  }
}

/**
 * Loads the program after the port is bound. Loading takes a second or two, so a mistyped variable is
 * reported before it.
 */
async function loadProgram() {
  const [app, opening, seed, where, modules] = await Promise.all([
    import("./app.ts"),
    import("./app.opening.ts"),
    import("./app.seed.ts"),
    import("./app.where.ts"),
    import("./modules.ts"),
  ]);
  return { ...app, ...opening, ...seed, ...where, ...modules };
}

type Program = Awaited<ReturnType<typeof loadProgram>>;

/**
 * Returns the application, with its demo if requested. It is created a second time when the demo's tables
 * were dropped.
 */
async function bringUp(
  { config, progress, door }: Start,
  { createApp, seedDemo, modules }: Program,
  log: Logger,
  scale: number | undefined,
): Promise<RunningApp> {
  for (;;) {
    const app = await createApp({ config, clock: systemClock, log, modules, door, progress });
    try {
      const seeding = config.demo ? await seedDemo(app.services, modules, app, { progress, scale }) : null;
      if (seeding === "kept") progress.notices.push(KEPT);
      if (seeding !== "taken away") return app;
    } catch (error) {
      await app.close();
      throw error;
    }
    await app.close();
  }
}

/**
 * Returns the reason why a start cannot continue: the full disk, when it stopped the database; otherwise the
 * error itself.
 */
async function reasonOf(error: unknown, dataDir: string): Promise<unknown> {
  const isDisk = (isAway(error) || isFull(error)) && (await isDiskFull(dataDir));
  return isDisk ? unusable(dataDir, { code: "ENOSPC" }) : error;
}

const KEPT =
  "La demostración quedó a medias y alguien ya trabajó con ella: no se tocó. " +
  "Para tenerla entera, empieza de nuevo con otra carpeta de datos u otra base de datos.";
