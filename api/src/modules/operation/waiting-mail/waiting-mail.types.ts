import { Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";

/** Message to a client that waits until the owner sends it. */
@ObjectType({ simpleResolvers: true })
export class WaitingMail {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Qué es: `Contrato para firmar`." }) what!: string;
  @Field(() => String, { description: "Correo o celular al que va." }) to!: string;
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  @Field(() => DateTime, { description: "Desde cuándo, fecha y hora." }) since!: Date;
  @Field(() => DateTime, { description: "Cuándo se descarta si no se envía." }) endsAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class WaitingMailPage extends PageOf(WaitingMail) {}
