import { MikroORM } from "@mikro-orm/postgresql";
import { execute, type ExecutionResult, type GraphQLSchema, parse, validate } from "graphql";
import type pg from "pg";
import { buildSchema } from "type-graphql";
import { withAuth } from "../../../../api/src/core/auth/directive.ts";
import { roleName } from "../../../../api/src/core/auth/role.ts";
import type { Link, Viewer } from "../../../../api/src/core/auth/viewer.ts";
import type { Context, Services } from "../../../../api/src/core/context.ts";
import { ormOptions } from "../../../../api/src/core/database/orm.ts";
import { openReadPool } from "../../../../api/src/core/database/read-pool.ts";
import { FastPath } from "../../../../api/src/core/read/fast-path.ts";
import { Reader } from "../../../../api/src/core/read/read.ts";
import { createTestDatabase } from "../../../support/database.ts";
import { Leg, Sailor, Voyage } from "./entities.ts";
import { SailPayloadResolver, VoyageResolver } from "./resolvers.ts";
import { fill } from "./rows.ts";

export const NOW = new Date("2026-03-10T15:00:00.120Z");

/** A small application: sailors, voyages and their legs, on a Postgres of its own. */
export interface World {
  readonly orm: MikroORM;
  readonly pool: pg.Pool;
  readonly schema: GraphQLSchema;
  readonly fast: FastPath;
  contextOf(viewer: Viewer | null, link?: Link | null): Context;
  /** The answer that GraphQL itself gives. */
  run(document: string, viewer: Viewer | null, variables?: Record<string, unknown>): Promise<ExecutionResult>;
  close(): Promise<void>;
}

export const sailor = (id: number, role: number): Viewer => ({
  id,
  role,
  roleName: roleName(role),
  isActive: true,
  name: `Persona ${id}`,
  email: `${id}@travesia.test`,
  sessionId: null,
});

export const buildWorldSchema = async () =>
  withAuth(await buildSchema({ resolvers: [VoyageResolver, SailPayloadResolver], validate: true }));

export async function openWorld(): Promise<World> {
  const database = await createTestDatabase();
  const orm = await MikroORM.init(ormOptions(database.ownerUrl, [Sailor, Voyage, Leg]));
  await orm.schema.create();
  await fill(orm.em.fork());
  const pool = openReadPool(database.ownerUrl);
  const services = { orm, pool } as Partial<Services> as Services;
  const schema = await buildWorldSchema();
  const contextOf = (viewer: Viewer | null, link: Link | null = null): Context => ({
    services,
    origin: { requestId: "1", channel: "graphql", ip: null, userAgent: null },
    viewer,
    link,
    badBearer: false,
    impersonator: null,
    now: NOW,
    today: "2026-03-10",
    read: new Reader(services, { viewer, link, now: NOW }),
    run: () => Promise.reject(new Error("no acts here")),
  });
  return {
    orm,
    pool,
    schema,
    fast: new FastPath(await buildWorldSchema(), orm),
    contextOf,
    async run(source, viewer, variableValues = {}) {
      const document = parse(source);
      const errors = validate(schema, document);
      if (errors.length) return { errors };
      return execute({ schema, document, contextValue: contextOf(viewer), variableValues });
    },
    async close() {
      await pool.end();
      await orm.close(true);
      await database.drop();
    },
  };
}
