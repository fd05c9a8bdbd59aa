import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";

/** Person who had a quote, never bought, and has been inactive for a long time. */
@ObjectType({ simpleResolvers: true })
export class IdlePerson {
  @Field(() => ID, { description: "Identificador del cliente." }) id!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => Int, { description: "Cuántas cotizaciones son." }) quotes!: number;
  @Field(() => DateTime, { description: "Cuándo fue su última cotización." }) lastQuoteAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class IdlePersonPage extends PageOf(IdlePerson) {}
