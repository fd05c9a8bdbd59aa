import { get, gql } from "../../gateway/route.ts";

/** REST calls by which programs follow the history. */
export const historyCalls = [
  get(
    "/v1/changes",
    gql`query ($since: String, $kinds: [RecordKind!], $limit: Int) {
      body: changes(since: $since, kinds: $kinds, limit: $limit) {
        items { kind id at deleted } next hasMore } }`,
    { repeats: ["kinds"] },
  ),
];
