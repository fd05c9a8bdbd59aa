import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Exchange, remember } from "../../../api/src/core/http/exchange.ts";
import { discard, readBytes } from "../../../api/src/core/http/body.ts";
import { readForm } from "../../../api/src/core/http/form.ts";
import { readJson } from "../../../api/src/gateway/body.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const KB = 1024;
const SLOW = "El envío llegó demasiado despacio y se detuvo. Revisa tu conexión e inténtalo de nuevo.";
const LONG =
  "El envío no terminó de llegar a tiempo y se detuvo. Envía menos archivos a la vez o usa otra conexión.";
const HEAD =
  '--limite\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\n' +
  "Content-Type: image/jpeg\r\n\r\n";

/** A request whose body comes piece by piece. */
function aRequest(type: string) {
  const request = new PassThrough() as PassThrough & IncomingMessage;
  request.headers = { "content-type": type, "content-length": String(100 * 1024 * KB) };
  const headers = new Map<string, string>();
  const response = Object.assign(new EventEmitter(), {
    headersSent: false,
    setHeader: (name: string, value: string) => headers.set(name, value),
  }) as unknown as ServerResponse;
  remember({ request, response } as Partial<Exchange> as Exchange);
  return { request, response, headers };
}
const settled = (read: Promise<unknown>) =>
  read.then(
    (value) => (value as { message?: string } | null)?.message ?? "read",
    (refusal: Error) => refusal.message,
  );

type Sent = ReturnType<typeof aRequest>;
const readers: Readonly<Record<string, [type: string, read: (sent: Sent) => Promise<unknown>]>> = {
  "a form": [
    "multipart/form-data; boundary=limite",
    ({ request }) => readForm(request, "person 7", () => true),
  ],
  "a body of GraphQL": ["application/json", ({ request }) => readBytes(request)],
  "a body of REST": ["application/json", ({ request, response }) => readJson(request, response)],
};

/** Lets seconds pass, each of which brings so many bytes. */
async function pass(request: PassThrough, seconds: number, bytes: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (bytes > 0) request.write("x".repeat(bytes));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1_000);
  }
  await new Promise((resolve) => setImmediate(resolve));
}

describe.each(Object.entries(readers))("%s", (_, [type, read]) => {
  const begin = async () => {
    const sent = aRequest(type);
    let said: string | null = null;
    const answer = settled(read(sent)).then((text) => (said = text));
    if (type.startsWith("multipart")) sent.request.write(HEAD);
    await new Promise((resolve) => setImmediate(resolve));
    return { ...sent, answer, said: () => said };
  };

  it("that brings less than 16 kB in ten seconds is cut with a sentence, and its connection ends", async () => {
    const { request, headers, answer, said } = await begin();
    await pass(request, 9, KB);
    expect(said()).toBeNull();
    await pass(request, 1, KB);
    expect(await answer).toBe(SLOW);
    expect(headers.get("Connection")).toBe("close");
  });

  it("that began well and then drips is cut once ten seconds bring too little", async () => {
    const { request, answer, said } = await begin();
    await pass(request, 3, 100 * KB);
    await pass(request, 9, 100);
    expect(said()).toBeNull();
    await pass(request, 3, 100);
    expect(await answer).toBe(SLOW);
  });

  it("that goes on at 2 kB a second is read, for ten minutes", async () => {
    const { request, answer, said } = await begin();
    await pass(request, 599, 2 * KB);
    expect(said()).toBeNull();
    await pass(request, 1, 2 * KB);
    expect(await answer).toBe(LONG);
  });
});

it("what is left of a refused body is not waited for when it drips", async () => {
  const { request } = aRequest("application/json");
  discard(request);
  await pass(request, 9, 100);
  expect(request.destroyed).toBe(false);
  await pass(request, 2, 100);
  expect(request.destroyed).toBe(true);
});
