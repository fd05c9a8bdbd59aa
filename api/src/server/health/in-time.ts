/** Error for work that exceeded its time limit. */
class Late extends Error {
  override readonly name = "Late";
}

/**
 * Returns the result of work. @throws Late after the given number of milliseconds, so that nobody waits for a
 * hanging call.
 */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Late("it took too long")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
