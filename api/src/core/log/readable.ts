import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { pino, type DestinationStream } from "pino";

/** Maximum size of a log file in bytes; a larger file is restarted at the next start. */
const LONGEST = 5 * 1024 * 1024;

/** Levels that are displayed to a person at a terminal, with their Spanish names. */
const words: Readonly<Record<string, string>> = { warn: "aviso", error: "error", fatal: "error grave" };

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly err?: { readonly message?: string };
}

/**
 * Returns the log's destination while a person watches: all lines are written to a file, and the lines meant
 * for the person are also printed as sentences.
 */
export function readable(file: string, say: (line: string) => void): DestinationStream {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const append = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) < LONGEST;
  const kept = pino.destination({ dest: file, append, sync: false, mode: 0o600 });
  // A full disk ends more than the log.
  kept.on("error", () => undefined);
  return {
    write(text) {
      kept.write(text);
      const [, level = ""] = /^\{"level":"(\w+)"/.exec(text) ?? [];
      const word = words[level];
      if (!word) return;
      const { time, msg, err } = JSON.parse(text) as Line;
      const at = new Date(time).toLocaleTimeString("es-CO", { hour12: false, timeZone: "America/Bogota" });
      const reason = err?.message && err.message !== msg ? `: ${err.message}` : "";
      say(`${at} ${word}: ${msg}${reason}`);
    },
  };
}
