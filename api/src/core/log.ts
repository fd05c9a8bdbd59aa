import { pino, stdTimeFunctions } from "pino";
import type { DestinationStream, Logger } from "pino";
import type { LogLevel } from "./config.values.ts";
import { masked, scrubbed } from "./log.redaction.ts";

export type Log = Logger;

/**
 * Opens the structured log: one JSON line per event, UTC, with tokens, passwords and personal data masked by name and by form.
 * Writes to stdout unless told otherwise.
 */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: { process: process.pid },
    formatters: { level: (label: string) => ({ level: label }), log: (entry: Record<string, unknown>) => masked(entry) },
    hooks: {
      logMethod(this: Logger, inputs: Parameters<Logger["info"]>, method: Logger["info"]) {
        method.apply(this, inputs.map((input) => (typeof input === "string" ? scrubbed(input) : input)) as typeof inputs);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The log of one request: every line carries its id, the same that a person sees in an unexpected failure. */
export const requestLog = (log: Log, requestId: string): Log => log.child({ requestId });
