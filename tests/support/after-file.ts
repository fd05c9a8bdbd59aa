type Close = () => Promise<unknown>;

const open: Close[] = [];

/**
 * Closes something when the present test file ends, the latest first. Unlike `afterAll` it is also heard
 * inside a hook, where most of what a file opens is opened.
 */
export const afterFile = (close: Close): void => void open.push(close);

/** Closes what the test file has opened. */
export async function closeOpen(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close();
}
