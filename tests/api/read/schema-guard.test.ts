import { MikroORM } from "@mikro-orm/postgresql";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Collection } from "@mikro-orm/core";
import { GraphQLScalarType } from "graphql";
import { buildSchema, Field, Int, ObjectType, Query, registerEnumType, Resolver } from "type-graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { Auth } from "../../../api/src/core/auth/auth.decorator.ts";
import { withAuth } from "../../../api/src/core/auth/directive.ts";
import { Role } from "../../../api/src/core/auth/role.ts";
import { ValueObjectColumn } from "../../../api/src/core/columns.ts";
import { ormOptions } from "../../../api/src/core/database/orm.ts";
import { guardReads } from "../../../api/src/core/read/schema-guard.ts";
import { Reads } from "../../../api/src/core/read/reads.decorator.ts";
import { Needs, Sql } from "../../../api/src/core/read/sql-field.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { Leg, Sailor, Voyage } from "./world/entities.ts";
import { buildWorldSchema } from "./world/world.ts";

enum Size {
  small = "S",
}
registerEnumType(Size, { name: "Size" });
const Money = new GraphQLScalarType({ name: "Money" });

@ObjectType({ simpleResolvers: true })
class Hull {
  @Field(() => String) wood!: string;
  @Sql(() => sql`1`) @Field(() => Int, { nullable: true }) age!: number;
}

@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "wrecks" })
class Wreck {
  @Field(() => Int) @PrimaryKey({ type: "integer" }) id!: number;
  @Field(() => String) @Property({ type: "text", nullable: true }) name!: string;
  @Field(() => Money) @Property({ type: "integer" }) value!: number;
  @Auth([Role.ADMIN]) @Field(() => Int) @Property({ type: "integer" }) depth!: number;
  @Field(() => String, { nullable: true }) nowhere!: string;
  @Field(() => String, { simple: false }) @Property({ type: "text" }) resolved!: string;
  @Field(() => Hull, { nullable: true })
  @Property({ type: ValueObjectColumn<Hull>, nullable: true })
  hull!: Hull | null;
  @ManyToOne(() => Wreck, { nullable: true }) beside!: Wreck | null;
  @Field(() => Int) @Property({ type: "integer", fieldName: "beside_id", persist: false }) besideId!: number;
  @Needs("nothing", "hull", "beside") @Field(() => Int) twice(): number {
    return 2;
  }
  @Auth([Role.INACTIVE], { self: ["nobody"] })
  @Field(() => Size, { nullable: true })
  @Property({ type: "text" })
  size!: Size;
  crew = new Collection<object>(this);
}

@ObjectType({ simpleResolvers: true })
class WreckPage {
  @Field(() => [Wreck]) items!: Wreck[];
  @Field(() => Int) count!: number;
}

@Resolver()
class WreckResolver {
  @Reads(() => Wreck) @Query(() => Wreck, { nullable: true }) wreck(): null {
    return null;
  }
  @Reads(() => Wreck) @Query(() => WreckPage) wrecks(): null {
    return null;
  }
  @Reads(() => Wreck) @Query(() => [String]) wreckNames(): string[] {
    return [];
  }
  @Query(() => Role) anyRole(): Role {
    return Role.ADMIN;
  }
}

describe("a schema that text could answer wrongly does not start", () => {
  let faults: string;
  beforeAll(async () => {
    const orm = await MikroORM.init({
      ...ormOptions("postgresql://nobody@localhost/none", [Wreck]),
      connect: false,
    } as never);
    const schema = withAuth(
      await buildSchema({ resolvers: [WreckResolver], orphanedTypes: [], validate: false }),
    );
    faults = (() => {
      try {
        guardReads(schema, orm as never);
        return "none";
      } catch (error) {
        return String(error);
      }
    })();
  });

  it.each([
    "Wreck.name is not nullable, its column is",
    "Wreck.value is a Money, which is written otherwise by Postgres",
    "Wreck.depth is under @Auth and not nullable",
    "Wreck.nowhere is no column, relation, @Sql, @Needs or resolved field of Wreck",
    "Wreck.resolved is resolved in TypeScript over a column: say @Needs, or simpleResolvers on the type",
    "Wreck.besideId is not nullable, its column is",
    "Wreck.twice needs nothing, which is no plain column and no @Sql field of Wreck",
    "Wreck.twice needs hull, which is no plain column and no @Sql field of Wreck",
    "Wreck.twice needs beside, which is no plain column and no @Sql field of Wreck",
    "Wreck.size: INACTIVE is for operations",
    "Wreck.size is for the self of nobody, which is no column of Wreck",
    "Size.small has the value S",
    "Hull.wood is a key of a value object and may be missing: make it nullable",
    "Hull.age is a key of a value object: no @Sql and no self",
    "wreckNames reads Wreck, but answers neither records nor their count",
    "WreckPage is a page with other fields than items, total, page, totalPages",
  ])("%s", (fault) => {
    expect(faults).toContain(fault);
  });

  it("one without faults does", async () => {
    const orm = await MikroORM.init({
      ...ormOptions("postgresql://nobody@localhost/none", [Sailor, Voyage, Leg]),
      connect: false,
    } as never);
    const schema = await buildWorldSchema();
    expect(() => guardReads(schema, orm as never)).not.toThrow();
  });
});
