import { Field, ObjectType } from "type-graphql";
import { MessagePurpose } from "./message.enums.ts";

/** What is said in a message of one purpose. */
@ObjectType({ simpleResolvers: true })
export class Message {
  @Field(() => MessagePurpose) purpose!: MessagePurpose;
  /** With what is filled in in braces. */
  @Field(() => String) text!: string;
  /** Whether the agency worded it itself. */
  @Field(() => Boolean) own!: boolean;
}
