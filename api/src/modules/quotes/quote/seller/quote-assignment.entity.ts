import type { Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../../core/column.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";

/** Assignment of a quote: both sellers, its author and its reason. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_assignments" })
@Index({ properties: ["quote", "at"] })
export class QuoteAssignment {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Index()
  @Reference(() => User, "seller_id", { as: () => Person, description: "Persona que vende." })
  seller!: Rel<User>;

  @Reference(() => User, "previous_id", {
    as: () => Person,
    description: "Persona que la tenía antes.",
    nullable: true,
    deleteRule: "restrict",
  })
  previous: Rel<User> | null = null;

  @Reference(() => User, "assigned_by_id", {
    as: () => Person,
    description: "Persona que la asignó.",
    nullable: true,
    deleteRule: "restrict",
  })
  assignedBy: Rel<User> | null = null;

  @Column("text", "Motivo, como se lee.", { nullable: true })
  reason: string | null = null;

  @Column("instant", "Fecha y hora en que pasó.")
  at!: Date;
}
