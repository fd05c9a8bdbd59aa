/** Timeout of a request, in milliseconds (specification 9). */
export const TIMEOUT = 10_000;

/**
 * Failure of a request that did not reach the server, or was not answered in time; `message` is the network
 * error.
 */
export class ConnectionFailure extends Error {
  override readonly name = "ConnectionFailure";

  constructor(
    message: string,
    /** True when the server did not answer in time; false when the connection broke. */
    readonly timedOut = false,
  ) {
    super(message);
  }
}

/**
 * Calls `fetch` with a timeout of 10 s and throws `ConnectionFailure` for a failed connection. It resolves
 * only when the body has arrived completely: a truncated response counts as a failed connection.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const taken = init?.signal ?? null;
  const giveUp = new AbortController();
  const abort = () => giveUp.abort(taken?.reason);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    giveUp.abort();
  }, TIMEOUT);
  taken?.addEventListener("abort", abort);
  if (taken?.aborted) abort();
  // Only network calls belong in here: a defect of ours is no failure of the connection.
  try {
    const response = await fetch(input, { ...init, signal: giveUp.signal });
    await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    // A removed screen aborts its request: that is no failure either.
    if (taken?.aborted) throw error;
    if (timedOut) throw new ConnectionFailure("tiempo de espera agotado", true);
    throw new ConnectionFailure(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    taken?.removeEventListener("abort", abort);
  }
};
