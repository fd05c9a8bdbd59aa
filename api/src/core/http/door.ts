import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Server as OtherDoor } from "node:net";
import { listen } from "./listen.ts";
import { drain } from "./shutdown.ts";
import { answerUnreadable } from "./unreadable.ts";

/** Test whether a request is the handshake of a socket. */
type OpensSocket = (request: IncomingMessage) => boolean;

/** Milliseconds until a request is whole, with its wait: readers of bodies cut theirs before (`pace.ts`). */
const LONGEST_REQUEST = 660_000;

/**
 * The port. It may be taken long before there is an application behind it: until then `meanwhile` answers,
 * and nobody's protocol is changed.
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

  /** Takes the port at each of the addresses, or at all of the machine when none is named; answers it. */
  async open(port: number, hosts: readonly string[]): Promise<number> {
    if (!this.server.listening) this.#port = await listen(this.server, this.#others, port, hosts);
    return this.#port;
  }

  /** Makes the application answer from now on. */
  serve(application: RequestListener, opensSocket: OpensSocket): void {
    this.#answers = application;
    this.#opensSocket = opensSocket;
  }

  /** Lets running requests end and gives the port back. */
  async close(): Promise<void> {
    if (this.server.listening) await drain(this.server, undefined, this.#others);
  }
}
