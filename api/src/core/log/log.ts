import { pino, stdTimeFunctions, symbols } from "pino";
import type { DestinationStream, LogFn, Logger } from "pino";
import type { LogLevel } from "../config/config.values.ts";
import { presentTrace } from "../outgoing/trace.ts";
import { maskedEntry, messageOf, scrubbed } from "./log.redaction.ts";

export type Log = Logger;

/**
 * Opens the structured log: one JSON line per event, UTC, with tokens, passwords and personal data masked by
 * name and by form. Writes to stdout by default.
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

/** Beginning of a line in every log: when in UTC, and which process. */
const beginning = { timestamp: stdTimeFunctions.isoTime, base: { process: process.pid } };

/**
 * Buffers lines up to 8 kB or a fifth of a second: one write per line would cost a read a tenth of its time.
 * The last lines are written when the process ends.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 200 });

/**
 * Returns the log of one request: every line carries its id, the same that a person sees in an unexpected
 * failure.
 */
export const requestLog = (log: Log, requestId: string): Log => log.child({ requestId });

/**
 * Returns a log into the same place for lines whose every field is known to be harmless: nothing in them is
 * looked at, and nothing is added. A line per request is written with it.
 */
export function harmlessLog(log: Log): Log {
  const { [symbols.streamSym]: destination } = log as Log & {
    readonly [symbols.streamSym]: DestinationStream;
  };
  const options = { level: log.level, ...beginning, formatters: { level: levelByName } };
  return pino(options, destination);
}

/**
 * Scrubs the texts of one call; an error without a text of its own gets its scrubbed message, since pino
 * would take it as it is.
 */
function worded([first, ...rest]: Parameters<LogFn>): Parameters<LogFn> {
  const entry: unknown = first instanceof Error ? { err: first } : first;
  const texts = [entry, ...rest].map((input) => (typeof input === "string" ? scrubbed(input) : input));
  const error = (entry as { err?: unknown } | null)?.err;
  if (rest.length === 0 && error instanceof Error) texts.push(messageOf(error));
  return texts as Parameters<LogFn>;
}
