import { describe, expect, it } from "vitest";
import type { Acts, Caller } from "../../api/src/core/acts.ts";
import type { LinkPurpose } from "../../api/src/core/auth/viewer.ts";
import type { TestApp } from "./app.ts";
import type { Client, GraphQLAnswer, SentFile } from "./client.ts";
import type { Handle } from "./people.ts";
import { remember, takeBack } from "./taking-back.ts";

/** A record of a story; a link is part of the callers where it has a `token`. */
interface Made {
  readonly id: string | number;
  readonly token?: string;
}

/** Request for an act: its operation, and the variables beside `$id`; files by variable name. */
type Asked<R> = readonly [
  document: string,
  variables?: object | ((record: R) => object),
  files?: Readonly<Record<string, SentFile>>,
];

/** Description of a kind of record for {@link holdActs}. */
interface ActsOfRecord<Name extends string, State extends { readonly status: string }, R extends Made> {
  readonly app: () => TestApp;
  readonly acts: Acts<Name, State>;
  /** Name of the record in titles: `a contract`. */
  readonly called: string;
  /** Makes the record in each status, and under each condition that keeps an act from being done. */
  readonly situations: Readonly<Record<string, () => Promise<R>>>;
  /** Request for each act; null for an act with tests of its own. */
  readonly asked: Readonly<Record<Name, Asked<R> | null>>;
  /**
   * Acts that leave the record in its situation, as the acts look at it, and with its viewers: the next to
   * ask shares it.
   */
  readonly lasting?: readonly Name[];
  /** Returns the present state of the record that the acts are checked against. */
  readonly state: (record: R) => Promise<State>;
  /** The root field that answers it, with `$id`: `contract(id: $id)`. */
  readonly field?: string;
  /** Reads the selected fields of it as `shown`, where no root field answers one. */
  readonly shown?: (client: Client, record: R, selected: string) => Promise<GraphQLAnswer>;
  /** The type of `$id`, where it is no `ID!`. */
  readonly idType?: "ID!" | "Int!";
  /** People who try the acts, all with the record in their scope. */
  readonly people: readonly Handle[];
  /** Purpose of the link whose token a record carries. */
  readonly link?: LinkPurpose;
}

const LINK = "the link";

/**
 * Holds the table of a record's acts against the acts themselves: in each situation each caller does what the
 * table allows, is refused what it refuses, in its words, and is shown what it offers.
 */
export function holdActs<Name extends string, State extends { readonly status: string }, R extends Made>({
  app,
  acts,
  called,
  situations,
  asked,
  lasting = [],
  state,
  field = "",
  idType = "ID!",
  shown: read = (client, { id }, selected) =>
    client.freely.gql(`query ($id: ${idType}) { shown: ${field} { ${selected} } }`, { id }),
  people,
  link,
}: ActsOfRecord<Name, State, R>): void {
  const asking = (who: Handle | typeof LINK, { id, token = "" }: R): { client: Client; caller: Caller } => {
    if (who !== LINK) return { client: app().as(who), caller: { viewer: app().people[who] } };
    if (!link) throw new Error(`${called} has no link`);
    const caller = { viewer: null, link: { purpose: link, recordId: String(id) } };
    return { client: app().withLink(token), caller };
  };
  const callers = [...people, ...(link ? ([LINK] as const) : [])];
  const reaches = (who: Handle | typeof LINK, { token }: R) => who !== LINK || Boolean(token);

  describe.each(Object.keys(situations))(`${called} that is %s`, (situation) => {
    // All share one record: a refusal changes nothing, and an act that was done to it is undone.
    let untouched: { readonly made: R; readonly facts: State } | null = null;
    const record = async () => {
      if (untouched) return untouched;
      const made = await situations[situation]!();
      await remember(app());
      return (untouched = { made, facts: await state(made) });
    };

    it.each(callers)("lets %s do what its table says, and says why not", async (who) => {
      const { made, facts } = await record();
      if (!reaches(who, made)) return;
      const { client, caller } = asking(who, made);
      for (const name of acts.names) {
        const [document, variables = {}, files = {}] = asked[name] ?? [];
        if (!document) continue;
        const expected = acts.refusal(name, caller, facts);
        const more = typeof variables === "function" ? variables(made) : variables;
        const { errors } = await client.freely.gql(document, { id: made.id, ...more }, files);
        const [answer] = errors ?? [];
        if (!answer && !lasting.includes(name)) await takeBack(app());
        // A link that does not open the record asks for a session before anything else.
        if (who === LINK && expected?.code === "FORBIDDEN" && answer?.extensions?.code === "UNAUTHENTICATED")
          continue;
        expect({ name, code: answer?.extensions?.code, text: answer?.message }).toEqual({
          name,
          code: expected?.code,
          text: expected?.message,
        });
      }
    });

    it("is judged by no fact that an act does not name", async () => {
      const { made, facts } = await record();
      const declared = new Set<PropertyKey>(acts.names.flatMap((name) => acts.rules[name].facts ?? []));
      for (const who of callers.filter((caller) => reaches(caller, made)))
        for (const name of acts.names) {
          const named: readonly PropertyKey[] = acts.rules[name].facts ?? [];
          const seen: PropertyKey[] = [];
          const watched = new Proxy(facts, {
            get: (target, key) => (seen.push(key), Reflect.get(target, key) as unknown),
          });
          acts.refusal(name, asking(who, made).caller, watched);
          expect([name, seen.filter((key) => declared.has(key) && !named.includes(key))]).toEqual([name, []]);
        }
    });

    it("shows everybody their acts as the table offers them", async () => {
      const { made, facts } = await record();
      for (const who of callers.filter((caller) => reaches(caller, made))) {
        const { client, caller } = asking(who, made);
        const { data, errors } = await read(client, made, "acts { name allowed reason }");
        // An caller who does not reach it is shown nothing of it.
        const isOut = /^(NOT_FOUND|FORBIDDEN)$/.test(errors?.[0]?.extensions?.code ?? "");
        const shown = isOut ? [] : ((data?.shown as { acts: unknown } | null | undefined)?.acts ?? []);
        expect([who, shown]).toEqual([who, acts.offered(caller, facts)]);
      }
    });
  });
}
