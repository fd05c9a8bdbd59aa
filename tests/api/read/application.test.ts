import { schemaOf } from "../../../api/src/core/graphql/schema.ts";
import { MikroORM } from "@mikro-orm/postgresql";
import { expect, it } from "vitest";
import { ormOptions } from "../../../api/src/core/database/orm.ts";
import { coreEntities } from "../../../api/src/core/database/core-entities.ts";
import { guardReads } from "../../../api/src/core/read/schema-guard.ts";
import { modules } from "../../../api/src/modules.ts";

it("everything the application answers can be written by Postgres, or says what it needs", async () => {
  const entities = [...coreEntities, ...modules.flatMap((module) => module.entities ?? [])];
  const orm = await MikroORM.init({
    ...ormOptions("postgresql://nobody@localhost/none", entities),
    connect: false,
  } as never);
  expect(() => guardReads(schemaOf(modules), orm)).not.toThrow();
});
