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
