import { get, gql } from "../../gateway/route.ts";

/** The calls by which programs follow what happens. */
export const historyCalls = [
  get(
    "/v1/changes",
    gql`query ($since: String, $kinds: [RecordKind!], $limit: Int) {
      body: changes(since: $since, kinds: $kinds, limit: $limit) {
        items { kind id at deleted } next hasMore } }`,
    { repeats: ["kinds"] },
  ),
];
