// @vitest-environment happy-dom
import type { ApolloClient } from "@apollo/client";
import { gql } from "@apollo/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApollo } from "../../../web/src/app/apollo.ts";
import { createSession } from "../../../web/src/base/session/session.ts";

const NOTE = gql`
  mutation Note($text: String!) {
    note(text: $text)
  }
`;
const READ = gql`
  query Read {
    read
  }
`;

const broken = () => Promise.reject(new TypeError("Failed to fetch"));
const answered = (data: object) => () => Promise.resolve(Response.json({ data }));
const away = () =>
  Promise.resolve(
    Response.json({
      data: null,
      errors: [{ message: "No disponible", extensions: { code: "UNAVAILABLE" } }],
    }),
  );
const refused = () =>
  Promise.resolve(
    Response.json({ data: null, errors: [{ message: "No", extensions: { code: "CONFLICT" } }] }),
  );

afterEach(() => void vi.unstubAllGlobals());

/** A client before a server that answers in turn, and the keys that it was sent. */
function aClient(...answers: (() => Promise<Response>)[]): { client: ApolloClient; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", (_: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return (answers[keys.length - 1] ?? answered({ note: true }))();
  });
  return { client: createApollo({ apiUrl: "/", session: createSession(localStorage) }), keys };
}
const note = (client: ApolloClient, text = "Viaja con un bebé") =>
  client.mutate({ mutation: NOTE, variables: { text } }).catch((error: unknown) => error);

describe("a change over a bad connection", () => {
  it.each([
    ["broke", broken],
    ["said that the server is away", away],
  ])("whose answer %s is sent again under its key", async (_, answer) => {
    const { client, keys } = aClient(answer);
    await note(client);
    await note(client);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("has its key also where the page came without TLS", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { client, keys } = aClient();
    await note(client);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  });

  it("is not sent again automatically", async () => {
    const { client, keys } = aClient(broken);
    expect(await note(client)).toBeInstanceOf(Error);
    expect(keys).toHaveLength(1);
  });

  it.each([
    ["was done", answered({ note: true })],
    ["was refused", refused],
  ])("that %s is another one when it is sent again", async (_, answer) => {
    const { client, keys } = aClient(answer);
    await note(client);
    await note(client);
    expect(new Set(keys).size).toBe(2);
  });

  it("is another one as soon as it says something else", async () => {
    const { client, keys } = aClient(broken);
    await note(client);
    await note(client, "Viaja con dos bebés");
    await note(client);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });
});

describe("a read over a bad connection", () => {
  const read = (client: ApolloClient) =>
    client.query({ query: READ }).then(
      ({ data }) => data,
      (error: unknown) => error,
    );

  it("is asked twice more, and then fails", async () => {
    const { client, keys } = aClient(broken, broken, answered({ read: 7 }));
    expect(await read(client)).toEqual({ read: 7 });
    expect(keys).toEqual([null, null, null]);
    const other = aClient(broken, broken, broken);
    expect(await read(other.client)).toBeInstanceOf(Error);
    expect(other.keys).toHaveLength(3);
  });

  it("that the server answered is not requested again, with any answer", async () => {
    const { client, keys } = aClient(refused);
    expect(await read(client)).toBeInstanceOf(Error);
    expect(keys).toHaveLength(1);
  });
});
