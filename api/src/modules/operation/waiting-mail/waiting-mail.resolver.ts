import { Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { dropWaitingMail } from "./acts/drop-waiting-mail.ts";
import { openClientMails } from "./acts/open-client-mails.ts";
import { sendWaitingMail } from "./acts/send-waiting-mail.ts";
import { waitingMails } from "./waiting-mail.reads.ts";
import { WaitingMailPage } from "./waiting-mail.types.ts";

const args = (id: string) => ({ id });

/** Messages to clients that wait for the owner of a new agency. */
@Resolver()
export class WaitingMailResolver {
  /** Returns the messages to clients that wait, the last first. */
  @May("watchOperation")
  @Query(() => WaitingMailPage)
  waitingMails(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return waitingMails(context, page);
  }

  /** Sends each of these messages, with its link made again. */
  @May("watchOperation")
  @Mutation(() => [BulkOutcome])
  sendEachWaitingMail(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    return inBulk(context, chosen, { operation: "sendEachWaitingMail", act: sendWaitingMail, args });
  }

  /** Drops each of these messages: they are never sent. */
  @May("watchOperation")
  @Mutation(() => [BulkOutcome])
  dropEachWaitingMail(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    return inBulk(context, chosen, { operation: "dropEachWaitingMail", act: dropWaitingMail, args });
  }

  /** Lets mails to clients be sent automatically from now on; waiting ones are sent within a minute. */
  @May("watchOperation")
  @Mutation(() => Boolean)
  async openClientMails(@Ctx() context: Context) {
    await context.run(openClientMails, undefined);
    return true;
  }
}
