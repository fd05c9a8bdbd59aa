import { Field, ObjectType } from "type-graphql";
import { MessagePurpose } from "./message.enums.ts";

/** A reminder that somebody of the agency carries to a client by WhatsApp. */
@ObjectType({ simpleResolvers: true })
export class ReminderMessage {
  /** What is written, in the agency's words, with its link. */
  @Field(() => String) text!: string;
  /** The client's telephone, as it is known. */
  @Field(() => String) phone!: string;
}

/** What is said in a message of one purpose. */
@ObjectType({ simpleResolvers: true })
export class Message {
  @Field(() => MessagePurpose) purpose!: MessagePurpose;
  /** With what is filled in in braces. */
  @Field(() => String) text!: string;
  /** Whether the agency worded it itself. */
  @Field(() => Boolean) own!: boolean;
}
