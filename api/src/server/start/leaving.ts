/** Signals that stop a program: from a supervisor, Ctrl-C, a terminal that is closed. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Milliseconds in which a repeated signal counts as the same one. */
const ECHO = 1_000;

/**
 * Handles the signals that end the program, from now on: the first one aborts the returned signal, with its
 * name as the reason; a second one ends the process at once. A second one within the same second is an echo:
 * npm passes on the Ctrl-C that the terminal has sent to both.
 */
export function hearSignals(): AbortSignal {
  const leaving = new AbortController();
  let first = 0;
  for (const signal of signals)
    process.on(signal, () => {
      if (!leaving.signal.aborted) {
        first = performance.now();
        leaving.abort(signal);
      } else if (performance.now() - first > ECHO) process.exit(1);
    });
  return leaving.signal;
}
