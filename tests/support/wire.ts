import { once } from "node:events";
import { connect as knock, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A way to the database that can be cut and laid again, as when the server goes away and comes back. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #held = false;
  port = 0;

  constructor(
    private readonly target: URL,
    private readonly host = "127.0.0.1",
  ) {}

  async lay(): Promise<void> {
    const { target } = this;
    const folder = target.searchParams.get("host");
    this.#held = false;
    this.#server = createServer((near) => {
      const far = folder
        ? knock(`${folder}/.s.PGSQL.${target.port}`)
        : knock(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.once("close", () => (near.destroy(), far.destroy(), this.#sockets.delete(socket)));
      }
      if (!this.#held) near.pipe(far).pipe(near);
    }).listen(this.port, this.host);
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Lets nothing through any more, and closes nothing, as a server that is stopped. */
  hold(): void {
    this.#held = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, "close");
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  get url(): string {
    const url = new URL(this.target.href);
    url.searchParams.delete("host");
    url.host = `${this.host}:${this.port}`;
    return url.href;
  }
}
