import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../../core/column.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";

/** Client's question about an offer, asked on the offer page, with its answer. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_questions" })
@Index({ properties: ["quote", "askedAt"] })
@Index({ name: "quote_questions_open", properties: ["quote"], where: "answered_at is null" })
@Check({
  name: "quote_questions_say_something",
  expression: "length(btrim(text)) between 1 and 2000 and length(answer) <= 2000",
})
@Check({
  name: "quote_questions_are_answered_by_somebody",
  expression: "(answer is null) = (answered_at is null)",
})
export class QuoteQuestion {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Column("integer", "Número de la versión que estaba en la página.")
  version!: number;

  @Column("text", "El texto, como se lee.")
  text!: string;

  @Column("instant", "Fecha y hora de la pregunta.")
  askedAt!: Date;

  @Column("text", "Respuesta; nulo mientras no hay.", { nullable: true })
  answer: string | null = null;

  @Column("instant", "Fecha y hora de la respuesta.", { nullable: true })
  answeredAt: Date | null = null;

  @Reference(() => User, "answered_by_id", {
    as: () => Person,
    description: "Persona que respondió.",
    nullable: true,
    deleteRule: "restrict",
  })
  answeredBy: Rel<User> | null = null;
}
