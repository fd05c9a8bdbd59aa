import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { Subject } from "rxjs";
import { expect, it, vi } from "vitest";
import { AHEAD_LASTS, readAheadLink } from "../../../web/src/base/ahead/read-ahead.link.ts";
import { readAhead } from "../../../web/src/base/ahead/read-ahead.ts";

const NAME = gql`
  query Name($id: ID!) {
    name(id: $id)
  }
`;
const RENAME = gql`
  mutation Rename {
    rename
  }
`;
const CHANGED = gql`
  subscription Changed {
    changed {
      id
    }
  }
`;

/** A server that counts what it is asked, answers on demand, and sends changes. */
function aServer() {
  const asked: string[] = [];
  const changes = new Subject<ApolloLink.Result>();
  const waiting: (() => void)[] = [];
  let slow = false;
  let fails = false;
  const answers = new ApolloLink(({ operationName, variables }) => {
    if (operationName === "Changed") return changes;
    asked.push([operationName, variables["id"]].join(" ").trim());
    const count = asked.length;
    const broken = fails;
    return new Observable<ApolloLink.Result>((out) => {
      const answer = () => {
        if (broken) return out.error(new Error("no network"));
        out.next({ data: operationName === "Rename" ? { rename: true } : { name: `answer ${count}` } });
        out.complete();
      };
      if (slow) waiting.push(answer);
      else answer();
    });
  });
  const client = new ApolloClient({
    link: ApolloLink.from([readAheadLink(), answers]),
    cache: new InMemoryCache(),
  });
  const nameOf = async (id: string, headers = {}) => {
    const context = { headers };
    const { data } = await client.query({
      query: NAME,
      variables: { id },
      context,
      fetchPolicy: "network-only",
    });
    return (data as { name: string }).name;
  };
  return {
    client,
    asked,
    nameOf,
    lookAt: (id: string) => readAhead(client, NAME, { id }),
    beSlow: () => void (slow = true),
    fail: (is: boolean) => void (fails = is),
    answer: () => waiting.splice(0).forEach((answer) => answer()),
    follow: () => client.subscribe({ query: CHANGED }).subscribe(() => undefined),
    notify: (id: string | null) => changes.next({ data: { changed: { __typename: "Change", id } } }),
  };
}

it("a record that is looked at several times is requested once, and its answer goes to the page that reads it", async () => {
  const { asked, lookAt, nameOf } = aServer();
  lookAt("1");
  lookAt("1");
  expect(await nameOf("1")).toBe("answer 1");
  expect(asked).toEqual(["Name 1"]);
});

it("an answer read ahead is given once: the next reading finds the latest", async () => {
  const { lookAt, nameOf } = aServer();
  lookAt("1");
  await nameOf("1");
  expect(await nameOf("1")).toBe("answer 2");
});

it("an answer read ahead is given also while it is on its way", async () => {
  const { asked, lookAt, nameOf, beSlow, answer } = aServer();
  beSlow();
  lookAt("1");
  const name = nameOf("1");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer();
  expect(await name).toBe("answer 1");
  expect(asked).toEqual(["Name 1"]);
});

it("a record is requested again after half a minute, for another record, or for another person", async () => {
  const { lookAt, nameOf } = aServer();
  lookAt("1");
  expect(await nameOf("2")).toBe("answer 2");
  expect(await nameOf("1", { authorization: "another" })).toBe("answer 3");
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + AHEAD_LASTS);
  expect(await nameOf("1")).toBe("answer 4");
  vi.restoreAllMocks();
});

it("an answer that could not be read ahead is requested again", async () => {
  const { asked, lookAt, nameOf, fail } = aServer();
  fail(true);
  lookAt("1");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  fail(false);
  expect(await nameOf("1")).toBe("answer 2");
});

it("answers read ahead are forgotten after an act of this page", async () => {
  const { client, lookAt, nameOf } = aServer();
  lookAt("1");
  await client.mutate({ mutation: RENAME });
  expect(await nameOf("1")).toBe("answer 3");
});

it("answers read ahead are forgotten after another person's change, and not when the following only begins", async () => {
  const { lookAt, nameOf, follow, notify } = aServer();
  follow();
  lookAt("1");
  notify(null);
  expect(await nameOf("1")).toBe("answer 1");
  lookAt("2");
  notify("2");
  expect(await nameOf("2")).toBe("answer 3");
  lookAt("3");
  notify(null);
  expect(await nameOf("3")).toBe("answer 5");
});
