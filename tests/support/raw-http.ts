import { once } from "node:events";
import { connect } from "node:net";
import { PATIENCE } from "./patience.ts";

/** Answer over a bare connection: status and text of the first answer; status 0 when there was none. */
export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Bare request. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** Lines of the head as they are; Host, Connection and Content-Length are added unless they are there. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Closes our side, or resets the connection, after the body: of a body that is shorter than it says. */
  readonly ending?: "close" | "reset";
}

const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";

/** A bare request that is under way. */
export interface RawExchange {
  /** Settles when the server has read a head that expects `100-continue`, and asks for the body. */
  readonly asked: Promise<void>;
  /** The answer once the connection has ended, status 0 without one; fails when nothing comes for long. */
  readonly answer: Promise<RawAnswer>;
  /** Sends more of the body. */
  send(body: string): void;
}

/** Opens a connection and sends bytes that no client would send; answers once the system has connected. */
export async function beginRaw(url: string, request: RawRequest): Promise<RawExchange> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = Buffer.alloc(0);
  const asked = new Promise<void>((resolve) =>
    socket.on("data", (part: Buffer) => {
      said = Buffer.concat([said, part]);
      if (said.indexOf(CONTINUE) === 0) {
        said = said.subarray(CONTINUE.length);
        resolve();
      }
      // The answer is whole: a connection that the server keeps open is closed from here.
      if (isWhole(said.toString())) socket.end();
    }),
  );
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    socket.setTimeout(PATIENCE, () => {
      reject(new Error(`no answer to ${request.method ?? "POST"} ${request.path}`));
      socket.destroy();
    });
    // A server that closes on us may reset what we still send: what it said before counts.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answerIn(said.toString())));
  });
  // A rejection reaches the caller who awaits the answer.
  answer.catch(() => undefined);
  await Promise.race([once(socket, "connect"), answer]);
  socket.write(bytesOf(request));
  if (request.ending === "close") socket.end();
  if (request.ending === "reset") setTimeout(() => socket.resetAndDestroy(), 50);
  return { asked, answer, send: (body) => void socket.write(body) };
}

/** Sends bytes that no client would send and reads the answer. */
export const sendRaw = async (url: string, request: RawRequest): Promise<RawAnswer> =>
  (await beginRaw(url, request)).answer;

function bytesOf({ method = "POST", path, headers = {}, body = "" }: RawRequest): Buffer {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const all = {
    ...(names.has("host") ? {} : { Host: "travesia.test" }),
    ...(names.has("connection") ? {} : { Connection: "close" }),
    ...(names.has("content-length") || names.has("transfer-encoding")
      ? {}
      : { "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"),
    Buffer.from(body),
  ]);
}

const headAndText = (said: string): [string, string] => {
  const end = said.indexOf("\r\n\r\n");
  return end === -1 ? ["", ""] : [said.slice(0, end), said.slice(end + 4)];
};

function isWhole(said: string): boolean {
  const [head, text] = headAndText(said);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && Buffer.byteLength(text) >= Number(length);
}

function answerIn(said: string): RawAnswer {
  const [head, text] = headAndText(said);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, type: /content-type: ([^\r]*)/i.exec(head)?.[1] ?? "", text };
}
