import { Field, ObjectType } from "type-graphql";
import { MessagePurpose } from "./message.enums.ts";

/** A reminder that a person of the agency sends to a client by WhatsApp. */
@ObjectType({ simpleResolvers: true })
export class ReminderMessage {
  /** Text of the message in the agency's words, with its link. */
  @Field(() => String) text!: string;
  /** Known telephone of the client. */
  @Field(() => String) phone!: string;
}

/** Text of the message of one purpose. */
@ObjectType({ simpleResolvers: true })
export class Message {
  @Field(() => MessagePurpose) purpose!: MessagePurpose;
  /** Text with its placeholders in braces. */
  @Field(() => String) text!: string;
  /** True when the agency wrote its own text. */
  @Field(() => Boolean) own!: boolean;
}
