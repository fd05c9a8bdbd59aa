import { optional } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { wordMessage } from "./acts/word-message.ts";
import { MessagePurpose } from "./message.enums.ts";
import { Message } from "./message.type.ts";
import { messagesOf } from "./worded.ts";

/** Resolver for the messages, in the agency's wording, that the team sends by WhatsApp. */
export const MessageResolver = queries({
  messages: computed(
    [Message],
    ({ services }) => messagesOf(services.orm.em.fork()),
    {},
    May("manageAgency"),
  ),
});

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
