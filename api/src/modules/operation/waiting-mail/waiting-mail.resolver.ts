import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { done, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { dropWaitingMail } from "./acts/drop-waiting-mail.ts";
import { openClientMails } from "./acts/open-client-mails.ts";
import { sendWaitingMail } from "./acts/send-waiting-mail.ts";
import { waitingMails } from "./waiting-mail.reads.ts";
import { WaitingMailPage } from "./waiting-mail.types.ts";

/** Queries of messages to clients that wait for the owner of a new agency. */
@Resolver()
export class WaitingMailResolver {
  /** Returns the waiting messages to clients, newest first. */
  @May("watchOperation")
  @Query(() => WaitingMailPage)
  waitingMails(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return waitingMails(context, page);
  }
}

/** Mutations of messages to clients that wait for the owner of a new agency. */
export const WaitingMailMutations = mutations({
  sendEachWaitingMail: ofEach(sendWaitingMail, {}, May("watchOperation")),
  dropEachWaitingMail: ofEach(dropWaitingMail, {}, May("watchOperation")),
  openClientMails: done(openClientMails, {}, May("watchOperation")),
});
