import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../core/column.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { Package } from "./package.entity.ts";
import { seatsLeftSql } from "./departure.sql.ts";

/** Departure of a package, with its days of departure and return and its free seats. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "package_departures" })
@Check({ name: "package_departures_return_after_they_leave", expression: "vuelta >= salida" })
@Unique({ properties: ["package", "salida", "vuelta"] })
@Index({ properties: ["salida"] })
export class Departure {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => Package, "package_id", { deleteRule: "cascade" })
  package!: Rel<Package>;

  @Column("day", "Día de la salida.")
  salida!: string;

  @Column("day", "Día del regreso.")
  vuelta!: string;

  @Sql((row) => seatsLeftSql(row("id"), row("package")))
  @Field(() => Int, { description: "Cupos que nadie ha tomado." })
  readonly disponibles!: number;
}
