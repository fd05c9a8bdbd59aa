import { request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { KnownRequests } from "../../../api/src/core/read/replay/known-requests.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await aQuote(app);
});

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Sends bytes as they are; most clients would send only what is well formed. */
async function send(body: Buffer | string, headers: Record<string, string>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${app.url}/graphql`,
      { method: "POST", headers: { "content-type": "application/json", ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => void parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const LIST = "query ($limit: Int!) { quotes(limit: $limit) { items { quoteNumber nombreCliente } total } }";
const bodyOf = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const bearer = (who: Handle) => app.as(who).headers;
const idOff = (text: string) => text.replace(/"requestId":"[^"]*"/, "");

/**
 * Answers of one body: by Apollo before anything is known, by its known document, and by its bytes. Apollo
 * ends its text with a new line.
 */
async function inAllWays(body: Buffer | string, headers: Record<string, string>) {
  const { status, text } = await send(body, headers);
  return {
    fresh: { status, text: text.trimEnd() },
    learned: await send(body, headers),
    known: await send(body, headers),
  };
}

describe("a request that was answered before", () => {
  it("is answered as the first time, byte for byte", async () => {
    const headers = bearer("owner");
    for (const body of [
      bodyOf(LIST, { limit: 5 }),
      bodyOf("{ quotes(limit: 3) { total items { quoteNumber } } customers(limit: 2) { total } }"),
      bodyOf("query Viajes($q: String) { quotes(limit: 4, filter: { destino: $q }) { total } }", {
        q: "señal ☕",
      }),
    ]) {
      const { fresh, learned, known } = await inAllWays(body, headers);
      expect([fresh.status, JSON.parse(fresh.text).errors]).toEqual([200, undefined]);
      expect([learned, known]).toEqual([fresh, fresh]);
    }
  });

  it("is asked again of everybody: a stranger, another role, an ended session, Ver como", async () => {
    const body = bodyOf(LIST, { limit: 7 });
    const owner = bearer("owner");
    const first = (await inAllWays(body, owner)).known;
    const texts = new Map<string, string>();
    for (const [name, headers] of [
      ["nobody", {}],
      ["bad", { authorization: "Bearer nothing" }],
      ["cliente", bearer("cliente")],
      ["viewing", { ...owner, "x-ver-como": String(app.people.asesor.id) }],
    ] as const) {
      const answered = idOff((await send(body, headers)).text);
      expect(answered).toBe(idOff((await send(`${body} `, headers)).text));
      texts.set(name, answered);
    }
    expect(texts.get("nobody")).toContain("UNAUTHENTICATED");
    expect(texts.get("cliente")).not.toBe(first.text);
    expect(JSON.parse(first.text).data.quotes.total).toBeGreaterThan(0);
  });

  it("shows changes made since", async () => {
    const body = bodyOf(LIST, { limit: 9 });
    const headers = bearer("owner");
    const { known } = await inAllWays(body, headers);
    await aQuote(app);
    const before = JSON.parse(known.text).data.quotes.total as number;
    expect(JSON.parse((await send(body, headers)).text).data.quotes.total).toBe(before + 1);
  });

  it("that differs by one byte is judged alone", async () => {
    const headers = bearer("owner");
    const body = Buffer.from(bodyOf(LIST, { limit: 5 }));
    await inAllWays(body, headers);
    const at = body.indexOf('"limit":5');
    const changed = (place: number, byte: number) => {
      const copy = Buffer.from(body);
      copy[place] = byte;
      return copy;
    };
    const letter = at + '"limit":'.length;
    const broken: readonly [string, Buffer, number][] = [
      ["a byte that is no UTF-8", changed(letter, 0xff), 400],
      ["a byte that shares the low seven bits", changed(letter, "5".charCodeAt(0) | 0x80), 400],
      ["JSON that does not end", body.subarray(0, -1), 400],
      ["a letter for a number", changed(letter, "x".charCodeAt(0)), 400],
      ["nothing", Buffer.alloc(0), 400],
    ];
    for (const [name, sent, status] of broken) {
      const { fresh, known } = await inAllWays(sent, headers);
      expect([name, fresh.status]).toEqual([name, status]);
      expect(idOff(known.text.trimEnd())).toBe(idOff(fresh.text));
    }
    expect(
      JSON.parse((await send(changed(letter, "1".charCodeAt(0)), headers)).text).data.quotes,
    ).toMatchObject({
      items: [expect.anything()],
    });
  });

  it("is refused for its depth, its size and its variables each time", async () => {
    const headers = bearer("owner");
    const deep = `{"query":"{ quotes { total } }","variables":{"a":${"[".repeat(80)}${"]".repeat(80)}}}`;
    const long = bodyOf(`{ quotes { total } } # ${"x".repeat(70_000)}`);
    const wrong = bodyOf(LIST, { limit: 1_000_000 });
    for (const body of [deep, long, wrong]) {
      const { fresh, known } = await inAllWays(body, headers);
      expect(fresh.text).toContain("errors");
      expect([known.status, idOff(known.text.trimEnd())]).toEqual([fresh.status, idOff(fresh.text)]);
    }
  });
});

it("known requests keep at most 8 MB of bodies, the last used, and none longer than 16 kB", () => {
  const requests = new KnownRequests();
  const request = {} as never;
  const body = (n: number) => Buffer.from(`${n}`.padEnd(16_000, "x"));
  for (let n = 0; n < 540; n += 1) {
    requests.keep(body(n), request);
    // What is asked for all day stays, however many come once.
    expect(requests.find(body(0))).toBe(request);
  }
  expect(requests.find(body(1))).toBeUndefined();
  expect(requests.find(body(539))).toBe(request);
  const long = Buffer.alloc(16 * 1024 + 1, "x");
  requests.keep(long, request);
  expect(requests.find(long)).toBeUndefined();
});
