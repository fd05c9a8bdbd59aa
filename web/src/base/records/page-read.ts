import type { ApolloClient } from "@apollo/client";

/** Milliseconds between two checks, and the maximum wait. */
const [LOOK, MOST] = [100, 15_000] as const;

const isReading = (client: ApolloClient): boolean =>
  [...client.getObservableQueries("active")].some((query) => query.getCurrentResult().loading);

/** Waits until all queries of the page have answered or failed. */
export async function pageRead(client: ApolloClient): Promise<void> {
  let quiet = 0;
  // An answer may mount a part that sends more queries.
  for (let waited = 0; quiet < 3 && waited < MOST; waited += LOOK) {
    await new Promise((over) => setTimeout(over, LOOK));
    quiet = isReading(client) ? 0 : quiet + 1;
  }
}
