import type { Duplex } from "node:stream";
import pg from "pg";
import { tlsOf, withoutTls } from "../config/tls.ts";
import { LONGEST_STATEMENT, withSession } from "./session.ts";

// The thread of exports opens connections too, and Node runs that straight from its source.

/** Default settings of every connection, which the settings of an address override. */
const everywhere = {
  timezone: "UTC",
  jit: "off",
  statement_timeout: String(LONGEST_STATEMENT),
  idle_in_transaction_session_timeout: String(LONGEST_STATEMENT),
};

/**
 * A connection to PostgreSQL: encrypted as its address requires, with default settings that the address
 * overrides.
 */
export class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super(configOf(config));
  }
}

function configOf({ connectionString = "", ...config }: pg.ClientConfig): pg.ClientConfig {
  const { ssl, isOptional } = tlsOf(connectionString);
  const own = {
    ...config,
    connectionString: withSession(withoutTls(connectionString), everywhere),
    ...(ssl !== undefined && { ssl }),
  };
  return isOptional ? Object.assign(own, { connection: new PreferringTls(own) }) : own;
}

/** Parts of the library's connection that its types do not declare. */
interface OpenedConnection extends pg.Connection {
  connect(port: number, host: string): void;
  attachListeners(stream: Duplex): void;
}

const Opened = pg.Connection as unknown as new (config: pg.ClientConfig) => OpenedConnection;

/** Continues unencrypted, over the same connection, when the server has no TLS. */
class PreferringTls extends Opened {
  override connect(port: number, host: string): void {
    super.connect(port, host);
    const { stream } = this;
    const encrypt = stream.rawListeners("data");
    stream.removeAllListeners("data");
    stream.once("data", (answer: Buffer) => {
      if (answer.toString() !== "N") return void encrypt.forEach((listener) => listener.call(stream, answer));
      this.attachListeners(stream);
      this.emit("sslconnect");
    });
  }
}
