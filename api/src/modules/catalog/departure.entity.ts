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
@Check({ name: "package_departures_price_is_not_negative", expression: "price >= 0" })
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

  @Column("cop", "Precio por persona en COP de esta salida; nulo si es el del paquete.", { nullable: true })
  price: number | null = null;

  @Sql((row) => seatsLeftSql(row("id"), row("package")))
  @Field(() => Int, { description: "Cupos que nadie ha tomado." })
  readonly disponibles!: number;
}
