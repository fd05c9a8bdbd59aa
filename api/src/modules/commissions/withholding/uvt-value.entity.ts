import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** Value of the UVT of a year, which the DIAN publishes each December; the latest entry applies. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "uvt_values" })
@Index({ properties: ["year", "createdAt"] })
@Check({ name: "uvt_values_are_of_a_year", expression: "year between 2006 and 2999 and value > 0" })
export class UvtValue extends Recorded {
  @Column("integer", "Año.")
  year!: number;

  @Column("cop", "Valor de una UVT, en COP.")
  value!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;
}
