import { Field, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** Member of the team who may do a step. */
@ObjectType({ simpleResolvers: true })
export class TurnPerson {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
}

/** Turn of a record: the person who does its next step, the step, and the time since which it is waiting. */
@ObjectType("Turn", { simpleResolvers: true })
export class TurnType {
  @Field(() => Int, {
    nullable: true,
    description:
      "Número de la cuenta de quien debe hacerlo; nulo si es el cliente o cualquiera de la oficina.",
  })
  userId!: number | null;
  @Field(() => Boolean, { description: "Si le toca al cliente." }) isClient!: boolean;
  @Field(() => String, {
    description: "Nombre para la frase: `Ana Ruiz`, `María Torres (cliente)`, `Administración`.",
  })
  who!: string;
  @Field(() => [TurnPerson], { description: "Personas que pueden hacerlo, cuando no es una sola." })
  people!: TurnPerson[];
  @Field(() => String, { description: "Nombre del acto que lo hace: `send`." }) act!: string;
  @Field(() => String, { description: "El siguiente paso, para decir después de «debe»: `enviarlo`." })
  step!: string;
  @Field(() => DateTime, { nullable: true, description: "Desde cuándo espera." }) since!: string | null;
  @Field(() => String, { description: "Por qué espera, en una frase." }) sentence!: string;
  @Field(() => String, { description: "Texto del botón que lo hace." }) button!: string;
}
