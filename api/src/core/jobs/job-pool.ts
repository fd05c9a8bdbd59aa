import pg from "pg";
import { patience } from "../database/patience.ts";

/** The queue's connections, which can be cut whoever holds them. */
export class JobPool {
  readonly connections: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(connectionString: string) {
    this.connections = new pg.Pool({ connectionString, max: 6, application_name: "travesia jobs", ...patience });
    // Whoever asks next hears of a connection that broke.
    this.connections.on("error", () => undefined);
    this.connections.on("connect", (client) => {
      client.on("error", () => undefined);
      this.#clients.add(client);
    });
    this.connections.on("remove", (client) => this.#clients.delete(client));
  }

  /** Closes every connection, also those that are in use. */
  cut(): void {
    if (!this.connections.ending) void this.connections.end().catch(() => undefined);
    for (const client of this.#clients) void (client as unknown as pg.Client).end().catch(() => undefined);
  }
}
