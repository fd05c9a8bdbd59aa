import { Logger, runMigrations } from "graphile-worker";
import type { Logger as Pino } from "pino";

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** The queue's messages in our own log. */
export const queueLogger = (log: Pino): Logger =>
  new Logger(
    ({ taskIdentifier, jobId }) =>
      (level, message) =>
        log[levels[level]]({ task: taskIdentifier, jobId }, message),
  );

/**
 * Brings the queue's own schema up to date. Every process needs it, also one that runs no jobs, because acts add them.
 * Run it under the lock of the migrations (`migrate`'s `also`), so that processes that start at once do not race.
 */
export const installQueue = (databaseUrl: string, log: Pino): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, logger: queueLogger(log) });
