import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import type { Origin } from "../auth/viewer.ts";
import type { Caller } from "../read/limits/budget.ts";
import type { Closing } from "./closing.ts";

/**
 * Maximum number of messages and pings that one socket may send within `WINDOW` milliseconds; a page that is
 * opened again sends five.
 */
const MOST_MESSAGES = 100;
const WINDOW = 10_000;
/** Maximum number of bytes that may wait for a slow reader before its connection is cut. */
const MOST_BUFFERED = 1024 * 1024;
/** Milliseconds within which the other side of a closed socket may confirm the closing. */
const GOODBYE = 1_000;

/** The other end of one socket: its session, whether it is alive, and the number of its messages. */
export class Peer implements Caller {
  /**
   * Session with which the socket was opened; null for a visitor, and until the peer has identified itself.
   */
  bearer: string | null = null;
  /** Person as whom the session views; null when it views as its own person. */
  viewAs: string | null = null;
  /** Id of the signed-in person; null for a visitor. */
  person: number | null = null;
  /** True when the person's account was active when the socket was opened. */
  active = false;
  /** Number of the person's role at that time; null for a visitor. */
  role: number | null = null;
  #heardAt = performance.now();
  #askedAt: number | null = null;
  #windowEnd = 0;
  #messages = 0;
  #closed = false;

  constructor(
    private readonly socket: WebSocket,
    readonly address: string,
    readonly userAgent: string | null,
  ) {
    socket.once("close", () => (this.#closed = true));
  }

  /** True when the socket is open and its closing has not started. */
  get open(): boolean {
    return !this.#closed && this.socket.readyState === this.socket.OPEN;
  }

  /** True when nobody waits for the answers any more; `once` and `off` manage listeners for that event. */
  get closed(): boolean {
    return !this.open;
  }

  once(event: "close", listener: () => void): void {
    this.socket.once(event, listener);
  }

  off(event: "close", listener: () => void): void {
    this.socket.off(event, listener);
  }

  /** Records that the peer is alive. Returns false when it sends too many messages. */
  heard(): boolean {
    const now = performance.now();
    this.#heardAt = now;
    this.#askedAt = null;
    if (now > this.#windowEnd) {
      this.#windowEnd = now + WINDOW;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages <= MOST_MESSAGES;
  }

  /** Sends a text and resolves when it was sent; the connection of a slow reader is cut. */
  send(text: string): Promise<void> {
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.drop();
    if (!this.open) return Promise.resolve();
    return new Promise((resolve) => this.socket.send(text, () => resolve()));
  }

  /**
   * Sends a reason and closes the socket; cuts the connection when the other side does not answer. Only the
   * first reason is sent.
   */
  close({ code, reason }: Closing): void {
    if (this.#closed) return;
    this.#closed = true;
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GOODBYE).unref();
  }

  /** Cuts the connection without sending a reason, which a stalled reader would not receive. */
  drop(): void {
    this.#closed = true;
    this.socket.terminate();
  }

  /** Restarts the time limit for the peer's answer, because a message from it may not have been read yet. */
  wait(): void {
    if (this.#askedAt !== null) this.#askedAt = performance.now();
  }

  /** Pings a silent peer, and drops it when it has not answered within `heartbeat` milliseconds. */
  beat(heartbeat: number): void {
    const now = performance.now();
    if (
      this.socket.bufferedAmount > MOST_BUFFERED ||
      (this.#askedAt !== null && now - this.#askedAt > heartbeat)
    )
      this.drop();
    else if (this.open && this.#askedAt === null && now - this.#heardAt > heartbeat) {
      this.#askedAt = now;
      this.socket.ping();
    }
  }
}

/** Returns the origin of a socket's requests. */
export const originOf = (peer: Peer): Origin => ({
  requestId: randomUUID(),
  channel: "graphql",
  ip: peer.address,
  userAgent: peer.userAgent,
  caller: peer,
});
