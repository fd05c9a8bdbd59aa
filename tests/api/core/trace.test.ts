import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { httpProvider } from "../../../api/src/modules/invoices/dian/http-provider.ts";
import { traceHeaders, traceOf, withinTrace } from "../../../api/src/core/outgoing/trace.ts";
import { afterFile } from "../../support/after-file.ts";
import { type OpenFront, openFront } from "./open-front.ts";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const HEADER = `00-${ID}-${PARENT}-01`;

const hostile: readonly (readonly [why: string, header: string])[] = [
  ["is empty", ""],
  ["has an id of zeros", `00-${"0".repeat(32)}-${PARENT}-01`],
  ["has a parent of zeros", `00-${ID}-${"0".repeat(16)}-01`],
  ["is of the version that is none", `ff-${ID}-${PARENT}-01`],
  ["is of version 00 and goes on", `${HEADER}-more`],
  ["is of a later version and goes on without a dash", `01-${ID}-${PARENT}-01more`],
  ["has capitals", HEADER.toUpperCase()],
  ["has a letter that is no digit", HEADER.replace("4", "g")],
  ["is short", HEADER.slice(0, -1)],
  ["begins with a space", ` ${HEADER}`],
  ["ends with a line end", `${HEADER}\n`],
  ["holds a line end and a header", `01-${ID}-${PARENT}-01-\r\nX-Admin: 1`],
  ["is too long", `01-${ID}-${PARENT}-01-${"x".repeat(500)}`],
];

describe("the header of a trace", () => {
  it("is taken over with its id and its flags, also of a later version", () => {
    expect(traceOf(HEADER)).toEqual({ id: ID, flags: "01" });
    expect(traceOf(`01-${ID}-${PARENT}-00-what-comes-later`)).toEqual({ id: ID, flags: "00" });
  });

  it.each(hostile)("is none when it %s", (_, header) => expect(traceOf(header)).toBeNull());

  it("is none when it came twice, or not at all", () => {
    expect(traceOf([HEADER, HEADER])).toBeNull();
    expect(traceOf(undefined)).toBeNull();
  });
});

describe("a request with a trace", () => {
  let front: OpenFront;
  beforeAll(async () => {
    front = await openFront();
  });
  /** Asks with a header; answers the lines that came of it. */
  const linesOf = async (path: string, traceparent?: string) => {
    const before = front.lines.length;
    const answer = await fetch(front.base + path, traceparent ? { headers: { traceparent } } : {});
    const body = await answer.text();
    const id = answer.headers.get("x-request-id");
    const lines = () =>
      front.lines
        .slice(before)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ requestId }) => requestId === id);
    await expect.poll(() => lines().some(({ msg }) => msg === "answered")).toBe(true);
    return { id, body, lines: lines() };
  };

  it("has its id in every line of the log, beside the request's own, which the answer names", async () => {
    const { id, body, lines } = await linesOf("/bug", HEADER);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatchObject({ requestId: id, trace_id: ID });
    expect(body).toContain(id);
    expect(body).not.toContain(ID);
  });

  it("goes on with a parent of its own in calls to others", async () => {
    const { body } = await linesOf("/calls-others", HEADER);
    const { traceparent } = JSON.parse(body) as { traceparent: string };
    expect(traceparent).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
    expect(traceparent).not.toContain(PARENT);
  });

  it.each([undefined, `00-${"0".repeat(32)}-${PARENT}-01`, `01-${ID}-${PARENT}-01-${"x".repeat(500)}`])(
    "without a valid header none is made up: %s",
    async (header) => {
      const { body, lines } = await linesOf("/calls-others", header);
      expect(body).toBe("{}");
      for (const line of lines) expect(line).not.toHaveProperty("trace_id");
    },
  );
});

it("the provider of invoices is called with it", async () => {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers["traceparent"]);
    response.end(JSON.stringify({ status: "rejected", reasons: [] }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterFile(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  const provider = httpProvider({ url: `http://127.0.0.1:${port}`, token: "t" });
  await withinTrace({ id: ID, flags: "00" }, () => provider.send({ code: "FV1" } as never));
  await provider.send({ code: "FV1" } as never);
  expect(heard).toEqual([expect.stringMatching(new RegExp(`^00-${ID}-[0-9a-f]{16}-00$`)), undefined]);
  expect(traceHeaders()).toEqual({});
});
