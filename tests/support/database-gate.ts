import { readFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const tlsFile = (name: string): string => new URL(`tls/${name}`, import.meta.url).pathname;

/** The authority of the gate's certificate, which is of `localhost`, and another authority. */
export const authorities = { its: tlsFile("ca.pem"), another: tlsFile("other-ca.pem") };

/** Code of the packet by which a client asks for TLS before its start-up packet. */
const SSL_REQUEST = 80_877_103;

/** Behaviour of a gate before the database. */
interface Gate {
  /** Answers a client that asks for TLS with a certificate of `localhost`; otherwise that it has none. */
  readonly tls?: boolean;
  /** Takes nobody who speaks in the clear. */
  readonly onlyTls?: boolean;
  /** Says what is refused of the settings of a connection, as a pgbouncer; null for nothing. */
  readonly refuses?: (settings: Readonly<Record<string, string>>) => string | null;
}

/** The start-up packets that came through a gate, each with whether it came encrypted. */
type Came = { readonly encrypted: boolean; readonly settings: Readonly<Record<string, string>> }[];

/** Opens a gate before the server of an address; its own address leads to it by the name `localhost`. */
export async function openGate(
  target: string,
  { tls = false, onlyTls = false, refuses = () => null }: Gate,
): Promise<{ readonly url: string; readonly came: Came }> {
  const far = new URL(target);
  const folder = far.searchParams.get("host");
  const came: Came = [];
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => open.delete(socket));
    return socket;
  };
  const begin = (near: Socket, encrypted: boolean) =>
    near.once("data", (packet: Buffer) => {
      if (packet.readUInt32BE(4) === SSL_REQUEST) {
        near.write(tls ? "S" : "N");
        if (!tls) return void begin(near, false);
        const secure = new TLSSocket(near, {
          isServer: true,
          key: readFileSync(tlsFile("server.key")),
          cert: readFileSync(tlsFile("server.pem")),
        });
        return void begin(keep(secure), true);
      }
      const settings = settingsOf(packet);
      // A question to cancel a statement has none.
      came.push({ encrypted, settings });
      const said = refuses(settings);
      if (said !== null) return void near.end(errorPacket("08P01", said));
      if (onlyTls && !encrypted)
        return void near.end(
          errorPacket("28000", 'no pg_hba.conf entry for host "127.0.0.1", user "travesia", no encryption'),
        );
      const on = keep(
        folder ? connect(`${folder}/.s.PGSQL.${far.port}`) : connect(Number(far.port), far.hostname),
      );
      near.once("close", () => on.destroy());
      on.once("close", () => near.destroy());
      on.write(packet);
      near.pipe(on).pipe(near);
    });
  const server = createServer((near) => void begin(keep(near), false)).listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const url = new URL(target);
  url.searchParams.delete("host");
  url.host = `localhost:${(server.address() as AddressInfo).port}`;
  return { url: url.href, came };
}

/** Reads the pairs of a start-up packet, which follow its length and the version of the protocol. */
function settingsOf(packet: Buffer): Record<string, string> {
  const texts = packet.subarray(8).toString("utf8").split("\0");
  const pairs: [string, string][] = [];
  for (let place = 0; texts[place]; place += 2) pairs.push([texts[place] ?? "", texts[place + 1] ?? ""]);
  return Object.fromEntries(pairs);
}

function errorPacket(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
