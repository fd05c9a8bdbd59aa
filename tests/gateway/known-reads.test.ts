import { request as httpRequest } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { KnownReads } from "../../api/src/gateway/known-reads.ts";
import { anApp, type TestApp } from "../support/app.ts";
import type { Client } from "../support/client.ts";
import { aQuote, aSentQuote } from "../support/story/quotes.ts";

const LIST = "/quotes?limit=5&page=1";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await aQuote(app);
});

const read = async (by: Client, address: string) => {
  const { status, bytes } = await by.rest("GET", address);
  return { status, text: bytes.toString() };
};

/** Answers of one address by the same caller: first taken apart, then known. */
async function thrice(by: Client, address: string) {
  const first = await read(by, address);
  return [first, await read(by, address), await read(by, address)] as const;
}

describe("a read by REST that was answered before", () => {
  it("is answered as the first time, byte for byte", async () => {
    for (const address of [LIST, "/quotes?limit=5&page=1&search=ñandú%20☕", "/pack?limit=3"]) {
      const [first, second, third] = await thrice(app.as("owner"), encodeURI(address));
      expect(first.status).toBe(200);
      expect([second, third]).toEqual([first, first]);
    }
  });

  it("says nothing of another address, however alike", async () => {
    await aQuote(app);
    const codes = async (address: string) => {
      const [, , { text }] = await thrice(app.as("owner"), address);
      return (JSON.parse(text) as { quotes: readonly { quote_number: string }[] }).quotes.map(
        ({ quote_number }) => quote_number,
      );
    };
    const [first, second] = await codes("/quotes?limit=2&page=1");
    expect(await codes("/quotes?limit=1&page=1")).toEqual([first]);
    expect(await codes("/quotes?limit=1&page=2")).toEqual([second]);
    expect(await codes(`/quotes?limit=2&page=1&search=${second}`)).toEqual([second]);
  });

  it("is executed again for everybody, and shows changes", async () => {
    const [owners] = await thrice(app.as("owner"), LIST);
    expect((await read(app.as(null), LIST)).status).toBe(401);
    const [clients, again] = await thrice(app.as("cliente"), LIST);
    expect(again).toEqual(clients);
    expect(clients.text).not.toBe(owners.text);
    await aQuote(app);
    expect((await read(app.as("owner"), LIST)).text).not.toBe(owners.text);
  });

  it("opens nothing to the link of another record, and nothing once it is not shown", async () => {
    const [one, other] = [await aSentQuote(app), await aSentQuote(app)];
    const address = `/quotes/${one.id}`;
    const [staff] = await thrice(app.as("owner"), address);
    expect(staff.status).toBe(200);
    const strangers = await thrice(app.withLink(other.token), address);
    expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [own, ownAgain] = await thrice(app.withLink(one.token), address);
    expect(own.status).toBe(200);
    expect(ownAgain).toEqual(own);
    expect((await read(app.as(null), address)).status).not.toBe(200);
  });

  it("is refused for its parameters each time, also between right ones", async () => {
    const bad = "/quotes?limit=muchos";
    const [first, second] = await thrice(app.as("owner"), bad);
    await thrice(app.as("owner"), LIST);
    expect([second, await read(app.as("owner"), bad)]).toEqual([first, first]);
  });

  it("with a body is another read", async () => {
    const asked = (body: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { ...app.as("owner").headers, "content-length": String(body.length) };
        const sent = httpRequest(`${app.url}${LIST}`, { method: "GET", headers }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => void parts.push(part));
          response.on("end", () => resolve(Buffer.concat(parts).toString()));
        });
        sent.on("error", reject);
        sent.end(body);
      });
    const [plain] = await thrice(app.as("owner"), LIST);
    expect(await asked("")).toBe(plain.text);
    expect(await asked("{")).toContain("JSON");
  });
});

it("no address is kept that carries a token, that is long, or that comes with a body", () => {
  const reads = new KnownReads();
  const plan = { text: { replaysOf: () => [] }, cost: { rows: () => 1 } } as never;
  const variables = { values: {}, others: {}, badId: false };
  const kept = (url: string, headers: object = {}, method = "GET") => {
    const request = { method, url, headers } as never;
    reads.keep(plan, request, variables);
    return reads.find(request) !== undefined;
  };
  expect(kept("/quotes")).toBe(true);
  expect(kept("/quotes/1?token=abc")).toBe(false);
  expect(kept("/quotes/1?x=1&TOKEN=abc")).toBe(false);
  expect(kept(`/quotes?q=${"x".repeat(500)}`)).toBe(false);
  expect(kept("/quotes?a=1", { "content-length": "12" })).toBe(false);
  expect(kept("/quotes?a=2", { "transfer-encoding": "chunked" })).toBe(false);
  expect(kept("/quotes?a=3", {}, "POST")).toBe(false);
});
