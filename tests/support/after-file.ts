type Close = () => Promise<unknown>;

const open: Close[] = [];
const tellers = new Set<() => Promise<string>>();

/** Of a test that fails it is told what `tell` says then, until the present test file ends. */
export function whenOneFails(tell: () => Promise<string>): void {
  tellers.add(tell);
  afterFile(() => Promise.resolve(tellers.delete(tell)));
}

/** What is to be told of a test that failed. */
export const toldOfFailure = (): Promise<string[]> => Promise.all([...tellers].map((tell) => tell()));

/**
 * Closes something when the present test file ends, the latest first. Unlike `afterAll` it is also heard
 * inside a hook, where most of what a file opens is opened.
 */
export const afterFile = (close: Close): void => void open.push(close);

/** Closes what the test file has opened. */
export async function closeOpen(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close();
}

/** The last lines that are told of a failure; enough for what one test does. */
const LINES = 200;

/**
 * Keeps the lines of a log, to be told of a test that fails: tests break things on purpose, and what the
 * program says of it is no news as long as they pass.
 */
export function linesOfFailures(): { write(line: string): void } {
  const lines: string[] = [];
  whenOneFails(() => Promise.resolve(lines.splice(0).join("")));
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length > LINES) lines.shift();
    },
  };
}
