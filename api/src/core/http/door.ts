import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Server as OtherDoor } from "node:net";
import { listen } from "./listen.ts";
import { drain } from "./shutdown.ts";
import { answerUnreadable } from "./unreadable.ts";

/** Function that returns whether a request is a WebSocket handshake. */
type OpensSocket = (request: IncomingMessage) => boolean;

/**
 * Maximum time in milliseconds until a request is complete, including waiting for its turn; readers of bodies
 * have a shorter limit (`pace.ts`).
 */
const LONGEST_REQUEST = 660_000;

/**
 * The server's port. It may be opened long before the application is ready: until then `meanwhile` answers
 * every request, and no connection is upgraded to a WebSocket.
 */
export class Door {
  readonly server: Server;
  readonly #others: OtherDoor[] = [];
  #port = 0;
  #answers: RequestListener;
  #opensSocket: OpensSocket = () => false;

  constructor(meanwhile: RequestListener = (_request, response) => void response.writeHead(503).end()) {
    this.#answers = meanwhile;
    this.server = createServer(
      {
        requestTimeout: LONGEST_REQUEST,
        shouldUpgradeCallback: (request) => this.#opensSocket(request),
      },
      (request, response) => this.#answers(request, response),
    );
    answerUnreadable(this.server);
  }

  /**
   * Opens the port at each of the addresses, or at all addresses of the machine when none is given; returns
   * the port.
   */
  async open(port: number, hosts: readonly string[]): Promise<number> {
    if (!this.server.listening) this.#port = await listen(this.server, this.#others, port, hosts);
    return this.#port;
  }

  /** Lets the application answer all requests from now on. */
  serve(application: RequestListener, opensSocket: OpensSocket): void {
    this.#answers = application;
    this.#opensSocket = opensSocket;
  }

  /** Waits for running requests to end and closes the port. */
  async close(): Promise<void> {
    if (this.server.listening) await drain(this.server, undefined, this.#others);
  }
}
