import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { AlsoByToken } from "../../core/auth/by-token.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import { deleteNotification } from "./acts/delete-notification.ts";
import { restoreNotification } from "./acts/restore-notification.ts";
import { markRead } from "./acts/mark-read.ts";
import { NO_NOTIFICATION } from "./notification.access.ts";

/** Acts on several notifications of the viewer at once, each separately. */
@Resolver()
export class NotificationBulkResolver {
  @Auth(SIGNED_IN)
  @AlsoByToken()
  @NotFound(NO_NOTIFICATION)
  @Mutation(() => [BulkOutcome])
  markEachNotificationRead(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "markEachNotificationRead", act: markRead, args });
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_NOTIFICATION)
  @Mutation(() => [BulkOutcome])
  deleteEachNotification(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "deleteEachNotification", act: deleteNotification, args });
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_NOTIFICATION)
  @Mutation(() => [BulkOutcome])
  restoreEachNotification(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "restoreEachNotification", act: restoreNotification, args });
  }
}
