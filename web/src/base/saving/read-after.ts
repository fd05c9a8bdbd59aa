import type { ApolloClient } from "@apollo/client";
import type { DocumentNode } from "graphql";

/** Queries to read again: by name, by document, or all that are mounted. */
type Watched = string[] | DocumentNode[] | "active";

type Refetched = ApolloClient.MutateOptions["refetchQueries"];

const isWatched = (queries: Refetched): queries is Watched =>
  queries === "active" ||
  (Array.isArray(queries) && queries.every((one) => typeof one === "string" || "kind" in one));

/** Reads the page's queries again; a query that fails keeps its earlier data and shows the failure. */
export async function readOver(client: ApolloClient, include: Watched): Promise<void> {
  await Promise.allSettled(client.refetchQueries({ include }).results);
}

/**
 * Makes a mutation that waits for `refetchQueries` succeed even when those queries fail, since the change
 * itself was made. By default the client rejects it with the query's error, and the user would repeat the
 * change.
 */
export function readAfter(client: ApolloClient): void {
  const { mutate } = client;
  const patient = async (options: ApolloClient.MutateOptions) => {
    const { awaitRefetchQueries, refetchQueries, ...change } = options;
    // Queries that are chosen by the answer, or watched by nobody, are left to the client.
    if (!awaitRefetchQueries || !isWatched(refetchQueries)) return mutate(options);
    const answer = await mutate(change);
    await readOver(client, refetchQueries);
    return answer;
  };
  client.mutate = patient as typeof mutate;
}
