import { pino, stdTimeFunctions, symbols } from "pino";
import type { DestinationStream, LogFn, Logger } from "pino";
import type { LogLevel } from "../config/config.values.ts";
import { presentTrace } from "../outgoing/trace.ts";
import { maskedEntry, messageOf, scrubbed } from "./log.redaction.ts";

export type Log = Logger;

/**
 * Opens the structured log: one JSON line per event, in UTC, with tokens, passwords and personal data masked
 * by name and by pattern. It writes to stdout by default.
 */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    ...beginning,
    formatters: { level: levelByName, bindings: maskedEntry, log: maskedEntry },
    // pino would make its own of an error; `masked` already has.
    mixin: () => {
      const trace = presentTrace();
      return trace ? { trace_id: trace.id } : {};
    },
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(this: Logger, inputs: Parameters<LogFn>, method: LogFn) {
        method.apply(this, worded(inputs));
      },
    },
  };
  return pino(options, destination ?? standardOutput());
}

const levelByName = (label: string) => ({ level: label });

/** Options for the first fields of each log line: the time in UTC, and the process id. */
const beginning = { timestamp: stdTimeFunctions.isoTime, base: { process: process.pid } };

/**
 * Returns a destination that buffers lines up to 8 kB or a fifth of a second: writing each line separately
 * would take a tenth of a read's time. The last lines are written when the process ends.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 200 });

/**
 * Returns the log of one request: every line contains the request's id, which is also displayed to a person
 * with an unexpected error.
 */
export const requestLog = (log: Log, requestId: string): Log => log.child({ requestId });

/**
 * Returns a log with the same destination for lines whose fields are all known to be harmless: they are
 * neither scrubbed nor extended. It writes the line of each request.
 */
export function harmlessLog(log: Log): Log {
  const { [symbols.streamSym]: destination } = log as Log & {
    readonly [symbols.streamSym]: DestinationStream;
  };
  const options = { level: log.level, ...beginning, formatters: { level: levelByName } };
  return pino(options, destination);
}

/**
 * Scrubs the texts of one log call. An error without a separate text gets its scrubbed message, since pino
 * would otherwise log the original.
 */
function worded([first, ...rest]: Parameters<LogFn>): Parameters<LogFn> {
  const entry: unknown = first instanceof Error ? { err: first } : first;
  const texts = [entry, ...rest].map((input) => (typeof input === "string" ? scrubbed(input) : input));
  const error = (entry as { err?: unknown } | null)?.err;
  if (rest.length === 0 && error instanceof Error) texts.push(messageOf(error));
  return texts as Parameters<LogFn>;
}
