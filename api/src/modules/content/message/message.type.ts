import { Field, ObjectType } from "type-graphql";
import { MessagePurpose } from "./message.enums.ts";

/** A message that a member of the agency sends to a client by WhatsApp. */
@ObjectType({ simpleResolvers: true })
export class ReminderMessage {
  @Field(() => String, { description: "El mensaje, en las palabras de la agencia y con su enlace." })
  text!: string;
  @Field(() => String, { description: "Teléfono del cliente." }) phone!: string;
}

/** Text of the message of one purpose. */
@ObjectType({ simpleResolvers: true })
export class Message {
  @Field(() => MessagePurpose, { description: "Para qué es el mensaje." }) purpose!: MessagePurpose;
  @Field(() => String, { description: "El texto, con lo que se llena entre llaves." }) text!: string;
  @Field(() => Boolean, { description: "Si es un texto propio de la agencia." }) own!: boolean;
}
