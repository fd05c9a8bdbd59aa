import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { wordMessage } from "./acts/word-message.ts";
import { MessagePurpose } from "./message.enums.ts";
import { Message } from "./message.type.ts";
import { messagesOf } from "./worded.ts";

/** The messages that the team sends by WhatsApp, in the agency's words. */
@Resolver()
export class MessageResolver {
  @May("manageAgency")
  @Query(() => [Message])
  messages(@Ctx() { services }: Context) {
    return messagesOf(services.orm.em.fork());
  }

  /** Sets the text of a message; without a text it restores the product's. */
  @May("manageAgency")
  @Mutation(() => [Message])
  async wordMessage(
    @Ctx() { run, services }: Context,
    @Arg("purpose", () => MessagePurpose) purpose: MessagePurpose,
    @Arg("text", () => String, { nullable: true }) text: string | null,
  ) {
    await run(wordMessage, { purpose, text });
    return messagesOf(services.orm.em.fork());
  }
}
