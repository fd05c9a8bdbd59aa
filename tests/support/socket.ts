import { afterEach } from "vitest";
import WebSocket from "ws";
import { PATIENCE } from "./patience.ts";

interface Message {
  readonly type: string;
  readonly id?: string;
  // Tests read answers freely, and say what they expect of them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly payload?: any;
}

/** Close of a socket. */
export interface Closed {
  readonly code: number;
  readonly reason: string;
}

const opened = new Set<WebSocket>();
afterEach(() => {
  for (const socket of opened) socket.terminate();
  opened.clear();
});

/** One socket, spoken to message by message; it is cut after its test. */
export class RawSocket {
  /** Received messages, oldest first. */
  readonly heard: Message[] = [];
  readonly closed: Promise<Closed>;
  #changed = (): void => undefined;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((done) =>
      socket.once("close", (code, reason) => done({ code, reason: reason.toString() })),
    );
    socket.on("error", () => undefined);
    socket.on("message", (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as Message);
      this.#changed();
    });
  }

  /** Opens a socket and says nothing yet. Throws with the HTTP status when the server refuses the upgrade. */
  static async open(
    url: string,
    headers: Readonly<Record<string, string>> = {},
    options: WebSocket.ClientOptions = {},
  ): Promise<RawSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws", {
      headers,
      ...options,
    });
    opened.add(socket);
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("unexpected-response", (_, { statusCode }) => reject(new Error(String(statusCode))));
    });
    return raw;
  }

  /** Opens a socket and says who it is; answers once the server has taken it or closed it. */
  static async enter(
    url: string,
    authorization?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<RawSocket> {
    const raw = await RawSocket.open(url, headers);
    raw.say({ type: "connection_init", payload: authorization ? { authorization } : {} });
    await Promise.race([raw.first("connection_ack"), raw.closed]);
    return raw;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(message: object | string): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Subscribes under an id; nothing acknowledges it. */
  subscribe(query: string, id = "1", more: object = {}): void {
    this.say({ type: "subscribe", id, payload: { query, ...more } });
  }

  /** The first message of a type, of one operation when an id is given, that came or comes within a while. */
  first(type: string, id?: string): Promise<Message> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${type}: ${JSON.stringify(this.heard)}`)), PATIENCE);
      const look = () => {
        const found = this.heard.find(
          (message) => message.type === type && (id === undefined || message.id === id),
        );
        if (!found) return;
        clearTimeout(late);
        resolve(found);
      };
      const before = this.#changed;
      this.#changed = () => {
        before();
        look();
      };
      look();
    });
  }
}
