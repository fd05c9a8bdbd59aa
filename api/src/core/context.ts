import type { MikroORM } from "@mikro-orm/postgresql";
import type { GraphQLSchema } from "graphql";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { BadBearer, Link, Impersonator, Origin, Viewer } from "./auth/viewer.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";

/**
 * Services of the application, one instance each per process. Other modules add their services by declaration
 * merging.
 */
export interface Services {
  readonly config: Config;
  readonly orm: MikroORM;
  /** Read-only connections to the primary database: `core/read`. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  /** Operations of all modules, for calls within the process. */
  readonly schema: GraphQLSchema;
}

/**
 * Context of a resolver: the caller and the time. The modules for reads and acts add their functions by
 * declaration merging.
 */
export interface Context {
  readonly services: Services;
  readonly origin: Origin;
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  /** The OWNER who views the product as the viewer; null when nobody does. */
  readonly impersonator: Impersonator | null;
  /** Invalid credential of the request, if any: a session, or a link when there is no valid session. */
  readonly badBearer: BadBearer;
  readonly now: Date;
  /** Today in Bogota, `YYYY-MM-DD`. */
  readonly today: string;
}
