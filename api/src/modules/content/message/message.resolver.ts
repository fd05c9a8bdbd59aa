import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { wordMessage } from "./acts/word-message.ts";
import { MessagePurpose } from "./message.enums.ts";
import { Message } from "./message.type.ts";
import { messagesOf } from "./worded.ts";

/** Resolver for the messages, in the agency's wording, that the team sends by WhatsApp. */
@Resolver()
export class MessageResolver {
  @May("manageAgency")
  @Query(() => [Message])
  messages(@Ctx() { services }: Context) {
    return messagesOf(services.orm.em.fork());
  }
}

/** Mutations beside {@link MessageResolver} that only run an act. */
export const MessageMutations = mutations({
  wordMessage: shown(
    [Message],
    ({ services }) => messagesOf(services.orm.em.fork()),
    wordMessage,
    { purpose: MessagePurpose, text: optional(String) },
    May("manageAgency"),
  ),
});
