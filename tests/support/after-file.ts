type Close = () => Promise<unknown>;

const open: Close[] = [];
const reports = new Set<() => Promise<string>>();

/** Adds a report to the failures of tests, until the present test file ends. */
export function whenOneFails(report: () => Promise<string>): void {
  reports.add(report);
  afterFile(() => Promise.resolve(reports.delete(report)));
}

/** Returns the reports about a failed test. */
export const notifiedOfFailure = (): Promise<string[]> => Promise.all([...reports].map((report) => report()));

/**
 * Closes a resource when the present test file ends, the latest first. Unlike `afterAll` it also works inside
 * a hook, where most resources of a file are opened.
 */
export const afterFile = (close: Close): void => void open.push(close);

/** Closes what the test file has opened. */
export async function closeOpen(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close();
}

/** Number of last log lines reported with a failure; enough for one test. */
const LINES = 200;

/**
 * Keeps the lines of a log and reports them with a test that fails; otherwise they are dropped, because tests
 * break things on purpose.
 */
export function linesOfFailures(): { write(line: string): void; said(): string } {
  const lines: string[] = [];
  whenOneFails(() => Promise.resolve(lines.splice(0).join("")));
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length > LINES) lines.shift();
    },
    said: () => lines.join(""),
  };
}
