import { format } from "node:util";
import type { Log } from "./log.ts";

const levels = {
  trace: "debug",
  debug: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
} as const;

/**
 * Redirects the console output of libraries to our log: as normal lines, without secrets, subject to the
 * configured level. A trace is logged as debug, because libraries that print one also log its error.
 */
export function takeConsole(log: Log, console: Partial<Console> = globalThis.console): void {
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, {
      [method]: (...said: unknown[]) => {
        const error = said.find((part) => part instanceof Error);
        log[level](error ? { err: error } : {}, `console: ${format(...said.map(wordsOf))}`);
      },
    });
}

const wordsOf = (part: unknown): unknown => (part instanceof Error ? part.message : part);
