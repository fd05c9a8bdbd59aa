import type { Client } from "../client.ts";
import type { KnownPart, Part, Read } from "./answer.ts";

/** Makes a function that reads the fields it is given of one record. */
export const fieldsOf =
  <R extends Read>(client: () => Client, read: R) =>
  async <const F extends string>(id: string, fields: F & KnownPart<R, F>): Promise<Part<R, F>> => {
    const answer = await client().freely.ask(`query ($id: ID!) { ${read}(id: $id) { ${fields} } }`, { id });
    return answer[read] as Part<R, F>;
  };
