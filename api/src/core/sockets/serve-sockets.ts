import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { handleProtocols, makeServer } from "graphql-ws";
import { WebSocketServer, type WebSocket } from "ws";
import { clientAddress } from "../auth/client-address.ts";
import { refuse } from "../http/unreadable.ts";
import { closingOf, FLOOD, LEAVING, NOT_UNDERSTOOD } from "./closing.ts";
import { opensForPage } from "./page-origin.ts";
import { Peer } from "./peer.ts";
import { Peers } from "./peers.ts";
import { protocolOf, type Reception } from "./protocol.ts";

/** Timeouts of a socket, in milliseconds. */
export interface Patience {
  /** Maximum wait for the first message, which identifies the caller. */
  readonly init: number;
  /** Silence before a ping, and the maximum wait for its answer. */
  readonly heartbeat: number;
  /** Interval between checks: sockets of an ended session are closed within one interval. */
  readonly look: number;
}

const usual: Patience = { init: 3_000, heartbeat: 12_000, look: 500 };

/** Maximum size of a message in bytes, the same as for a document over HTTP. */
const MOST_BYTES = 64 * 1024;

const TOO_MANY_REQUESTS =
  "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

const NO_HANDSHAKE = "La petición de WebSocket no es válida";
const OTHER_PAGE = "Esta conexión no se abre desde la página de otro sitio";

const PATH = "/graphql";

/**
 * Returns whether a request is accepted as the handshake of one of our WebSockets. Any other protocol to
 * which a client offers to change, such as `h2c`, is ignored, and the request is answered normally (RFC 9110,
 * 7.8).
 */
export const opensSocket = ({ url = "", headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === "websocket" && url.split("?", 1)[0] === PATH;

/** All open sockets, with a function that closes them. */
export interface Sockets {
  dispose(): Promise<void>;
}

/**
 * Serves subscriptions at `/graphql` over graphql-ws; the payload of `connection_init` is `{ authorization:
 * "Bearer …" }`, or empty for a visitor. Returns an object that closes the sockets.
 */
export function serveSockets(server: Server, reception: Reception, patience: Patience = usual): Sockets {
  const { services } = reception.contexts;
  const addressOf = clientAddress(services.config.trustProxy);
  const mayOpen = opensForPage(services.config);
  const peers = new Peers(reception.contexts);
  reception.metrics.gauge("travesia_sockets", "Open sockets", async () => peers.size);
  const protocol = makeServer(protocolOf(reception, peers, patience.init));
  // Not over `server` itself: its errors, such as a used port, would be logged a second time with a stack.
  const sockets = new WebSocketServer({
    noServer: true,
    path: PATH,
    maxPayload: MOST_BYTES,
    handleProtocols,
  });

  sockets.on("wsClientError", (error, stream) => {
    services.log.debug({ err: error }, "a handshake was not understood");
    refuse(stream, 400, NO_HANDSHAKE, "BAD_USER_INPUT", "Sec-WebSocket-Version: 13, 8\r\n");
  });

  const withinLimit = (address: string): Promise<boolean> =>
    services.limits.general(address).then(
      () => true,
      () => {
        reception.metrics.limited.inc();
        return false;
      },
    );

  const onUpgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on("error", () => stream.destroy());
    const address = addressOf(request);
    if (!(await withinLimit(address))) {
      stream.end(TOO_MANY_REQUESTS);
      return;
    }
    if (!mayOpen(request)) return refuse(stream, 403, OTHER_PAGE, "FORBIDDEN");
    sockets.handleUpgrade(request, stream, head, (socket) =>
      receive(socket, new Peer(socket, address, request.headers["user-agent"] ?? null)),
    );
  };

  const receive = (socket: WebSocket, peer: Peer): void => {
    peers.add(peer);
    // A broken frame: ws itself has closed with the code of the fault.
    socket.on("error", (error) =>
      services.log.debug({ err: error, address: peer.address }, "a socket broke"),
    );
    const mayGoOn = async (): Promise<boolean> => {
      if (!peer.open) return false;
      if (peer.heard() && (await withinLimit(peer.address))) return true;
      peer.close(FLOOD);
      return false;
    };
    socket.on("ping", () => void mayGoOn());
    socket.on("pong", () => void mayGoOn());
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => peer.send(text),
        close: (code = 1000, reason = "") => peer.close(closingOf(code, reason)),
        onMessage: (take) => {
          socket.on("message", (data: Buffer) => {
            mayGoOn()
              .then((goesOn) => (goesOn ? take(data.toString()) : undefined))
              .catch(() => peer.close(NOT_UNDERSTOOD));
          });
        },
      },
      { peer },
    );
    socket.once("close", (code, reason) => {
      peers.leave(peer);
      closed(code, reason.toString()).catch((error: unknown) =>
        services.log.error({ err: error }, "a socket did not end"),
      );
    });
  };

  server.on("upgrade", (request, stream, head) => {
    onUpgrade(request, stream, head).catch(() => stream.destroy());
  });
  const looking = setInterval(() => void peers.look(patience.heartbeat), patience.look);
  looking.unref();
  return {
    dispose: () =>
      new Promise((done) => {
        clearInterval(looking);
        sockets.close(() => done());
        for (const peer of peers) peer.close(LEAVING);
      }),
  };
}
