import type { Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../../core/column.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { QuoteEventKind } from "../quote.enums.ts";
import { Quote } from "../quote.entity.ts";

/** Line of a quote's timeline: event, time, and author. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_events" })
@Index({ properties: ["quote", "at"] })
export class QuoteEvent {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Column(oneOf(QuoteEventKind), "Qué pasó.")
  event!: QuoteEventKind;

  @Column("instant", "Fecha y hora en que pasó.")
  at!: Date;

  @Reference(() => User, "actor_id", {
    as: () => Person,
    description: "Persona que lo hizo; nulo si fue el cliente por su enlace o la plataforma.",
    nullable: true,
    deleteRule: "restrict",
  })
  actor: Rel<User> | null = null;

  @Column("text", "Quién lo hizo: un nombre, `Cliente` o `Sistema`.")
  actorName!: string;

  @Column("text", "Nota de quien lo hizo.", { nullable: true })
  note: string | null = null;
}
