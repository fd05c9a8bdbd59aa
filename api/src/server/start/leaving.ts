/** Signals that stop a program: from a supervisor, from Ctrl-C, from closing the terminal. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Milliseconds within which a repeated signal counts as the same one. */
const ECHO = 1_000;

/**
 * Handles the signals that end the program from now on. The first one aborts the returned signal, with its
 * name as the reason; a second one ends the process immediately. A second one within a second is ignored,
 * because npm forwards the Ctrl-C that the terminal has sent to both.
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
