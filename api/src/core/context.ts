import type { MikroORM } from "@mikro-orm/postgresql";
import type { GraphQLSchema } from "graphql";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { BadBearer, Link, Impersonator, Origin, Viewer } from "./auth/viewer.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";

/**
 * The services of the application, one of each per process. The others are declared where they come from, by
 * declaration merging.
 */
export interface Services {
  readonly config: Config;
  readonly orm: MikroORM;
  /** Connections that only read, of the database that is written to: `core/read`. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  /** Operations of all modules, for calls within the process. */
  readonly schema: GraphQLSchema;
}

/** Context of a resolver: the caller and the time. Reads and acts declare here how they are reached. */
export interface Context {
  readonly services: Services;
  readonly origin: Origin;
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  /** The OWNER who reads as the viewer; null when the viewer reads for themselves. */
  readonly impersonator: Impersonator | null;
  /** Invalid credential of the request, if any: a session, or a link and no valid session. */
  readonly badBearer: BadBearer;
  readonly now: Date;
  /** Today in Bogota, `YYYY-MM-DD`. */
  readonly today: string;
}
