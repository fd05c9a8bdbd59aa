import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { type Exchange, remember } from "../../../api/src/core/http/exchange.ts";
import { readForm } from "../../../api/src/core/http/form.ts";
import { FormRoom } from "../../../api/src/core/http/form-room.ts";
import { afterFile } from "../../support/after-file.ts";
import { beginRaw } from "../../support/raw-http.ts";

const KB = 1024;
const HEAD =
  '--limite\r\nContent-Disposition: form-data; name="file"; filename="foto.jpg"\r\n' +
  "Content-Type: image/jpeg\r\n\r\n";
const END = "\r\n--limite--\r\n";

/** A promise that is settled from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** A room with much space, but for the given limits. */
const aRoom = (most: Partial<ConstructorParameters<typeof FormRoom>[0]>) =>
  new FormRoom({
    forms: 100,
    formsOfOne: 100,
    bytes: 10_000 * KB,
    bytesOfOne: 10_000 * KB,
    patience: 60_000,
    ...most,
  });

/** One form at a server: what became of its body, and how its answer is given. */
interface Held {
  readonly caller: string;
  readonly response: ServerResponse;
  /** Word of the reader: the code of a refusal, or the number of files. */
  readonly read: Promise<string>;
  readonly isRead: () => boolean;
  readonly answer: () => void;
}

/** A server that reads each form into a room, and answers it when the test says so. */
async function aServer(most: Partial<ConstructorParameters<typeof FormRoom>[0]>, room = aRoom(most)) {
  const forms: Held[] = [];
  const comers: ((held: Held) => void)[] = [];
  const server = createServer((request, response) => {
    const { open, opened } = gate();
    const caller = decodeURIComponent((request.url ?? "").slice(1));
    const exchange = { request, response } as Partial<Exchange> as Exchange;
    remember(exchange);
    let isRead = false;
    const read = readForm(request, caller, () => true, room).then(
      ({ files }) => ((isRead = true), `${files.length} file`),
      (refusal: { code: string; retryAfter?: number }) => (
        open(),
        `${refusal.code} ${refusal.retryAfter ?? ""}`
      ),
    );
    exchange.running = read.then(() => opened);
    void exchange.running.then(() => response.end("answered"));
    const held = { caller, response, read, isRead: () => isRead, answer: open };
    forms.push(held);
    comers.shift()?.(held);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = async (caller: string, body: string, length = body.length, ending?: "reset") => {
    const come = new Promise<Held>((resolve) => comers.push(resolve));
    const exchange = await beginRaw(url, {
      path: `/${encodeURIComponent(caller)}`,
      headers: { "Content-Type": "multipart/form-data; boundary=limite", "Content-Length": String(length) },
      body,
      ...(ending && { ending }),
    });
    return { ...(await come), send: exchange.send };
  };
  return {
    /** A whole form. */
    send: (caller: string, bytes = 100, ending?: "reset") =>
      sent(caller, HEAD + "x".repeat(bytes) + END, undefined, ending),
    /** A form whose end is still to come. */
    begin: (caller: string, bytes: number) =>
      sent(caller, HEAD + "x".repeat(bytes), HEAD.length + bytes + END.length),
  };
}

const ended = ({ response }: Held) =>
  response.closed ? Promise.resolve() : new Promise((closed) => response.once("close", closed));

it("of one person three forms are in hand until they are answered, not until they are read", async () => {
  const server = await aServer({ formsOfOne: 3 });
  const three = [await server.send("person 7"), await server.send("person 7"), await server.send("person 7")];
  expect(await Promise.all(three.map(({ read }) => read))).toEqual(["1 file", "1 file", "1 file"]);

  const fourth = await server.send("person 7");
  const other = await server.send("link 7");
  expect(await other.read).toBe("1 file");
  expect(fourth.isRead()).toBe(false);

  three[1]!.answer();
  expect(await fourth.read).toBe("1 file");
});

it("who waits in vain is refused and asked to come again: their own forms are many, or everybody's", async () => {
  const server = await aServer({ forms: 3, formsOfOne: 2, patience: 30 });
  const held = [await server.send("person 1"), await server.send("person 1"), await server.send("person 2")];
  await Promise.all(held.map(({ read }) => read));
  expect(await (await server.send("person 1")).read).toBe("RATE_LIMITED 5");
  expect(await (await server.send("person 3")).read).toBe("UNAVAILABLE 5");
  // Who was refused for the others' sake keeps no place of their own.
  held[2]!.answer();
  await ended(held[2]!);
  expect(await (await server.send("person 3")).read).toBe("1 file");
});

it("a client that leaves takes no bytes along: its place is free once nothing works for it any more", async () => {
  const server = await aServer({ formsOfOne: 1 });
  const left = await server.send("person 7", 100, "reset");
  expect(await left.read).toBe("1 file");
  await ended(left);

  const next = await server.send("person 7");
  const other = await server.send("person 8");
  expect(await other.read).toBe("1 file");
  expect(next.isRead()).toBe(false);

  left.answer();
  expect(await next.read).toBe("1 file");
});

it("a form that breaks off leaves its place to the next one", async () => {
  const server = await aServer({ formsOfOne: 1 });
  const broken = await server.begin("person 7", 100);
  const next = await server.send("person 7");
  broken.response.destroy();
  expect(await broken.read).toBe("BAD_USER_INPUT ");
  expect(await next.read).toBe("1 file");
});

it("forms that wait for their answer leave room: one caller holds a part of it, all together the whole", async () => {
  const server = await aServer({ bytes: 300 * KB, bytesOfOne: 200 * KB });
  const held = await server.send("person 7", 150 * KB);
  expect(await held.read).toBe("1 file");
  expect(await (await server.send("person 7", 100 * KB)).read).toBe("RATE_LIMITED 5");

  const other = await server.send("person 8", 100 * KB);
  expect(await other.read).toBe("1 file");
  expect(await (await server.send("person 9", 100 * KB)).read).toBe("UNAVAILABLE 5");

  held.answer();
  await ended(held);
  expect(await (await server.send("person 9", 100 * KB)).read).toBe("1 file");
});

it("a request from this machine is not counted apart, as behind an unknown proxy", async () => {
  const server = await aServer({ formsOfOne: 1, bytes: 300 * KB, bytesOfOne: 200 * KB });
  const forms = [
    await server.send("address 127.0.0.1", 150 * KB),
    await server.send("address 127.0.0.1", 100 * KB),
  ];
  expect(await Promise.all(forms.map(({ read }) => read))).toEqual(["1 file", "1 file"]);
  expect(await (await server.send("address 127.0.0.1", 100 * KB)).read).toBe("UNAVAILABLE 5");
});

/** A file that a room has fetched until the test ends it. */
function aFetch(room: FormRoom, caller: string, bytes = 0) {
  const { open, opened } = gate();
  let begun = false;
  const came = room
    .whileFetched(caller, bytes, () => ((begun = true), opened.then(() => "fetched")))
    .catch(({ code, retryAfter }: { code: string; retryAfter: number }) => `${code} ${retryAfter}`);
  return { came, isBegun: () => begun, end: open };
}

it("what is fetched from other hosts waits as forms do: three of one person, and twenty of all", async () => {
  const room = aRoom({ forms: 3, formsOfOne: 2, patience: 30 });
  const [first, second] = [aFetch(room, "person 1"), aFetch(room, "person 1")];
  const another = aFetch(room, "person 2");
  expect(await aFetch(room, "person 1").came).toBe("RATE_LIMITED 5");
  expect(await aFetch(room, "person 3").came).toBe("UNAVAILABLE 5");

  const waiting = aFetch(room, "person 1");
  expect(waiting.isBegun()).toBe(false);
  for (const each of [first, waiting, second, another]) each.end();
  expect(await Promise.all([first, second, waiting, another].map(({ came }) => came))).toEqual(
    Array(4).fill("fetched"),
  );
});

it("a fetch that fails leaves its place and its room to the next one", async () => {
  const room = aRoom({ formsOfOne: 1, bytesOfOne: 100 });
  const fails = room.whileFetched("person 7", 100, () => Promise.reject(new Error("away")));
  await expect(fails).rejects.toThrow("away");
  const next = aFetch(room, "person 7", 100);
  next.end();
  expect(await next.came).toBe("fetched");
});

it("the bytes of forms and of fetched files are counted together, their places apart", async () => {
  const room = aRoom({ forms: 1, bytes: 300 * KB, bytesOfOne: 200 * KB });
  const server = await aServer({}, room);
  const held = await server.send("person 7", 150 * KB);
  expect(await held.read).toBe("1 file");
  expect(await aFetch(room, "person 7", 100 * KB).came).toBe("RATE_LIMITED 5");
  expect(await aFetch(room, "person 8", 160 * KB).came).toBe("UNAVAILABLE 5");
  const own = aFetch(room, "person 7", 40 * KB);
  own.end();
  expect(await own.came).toBe("fetched");
});
