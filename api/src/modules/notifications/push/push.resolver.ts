import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { dropPushSubscription } from "./acts/drop-push-subscription.ts";
import { keepPushSubscription } from "./acts/keep-push-subscription.ts";
import { PushSubscriptionInput } from "./push.inputs.ts";

/** Pushes to the viewer's browsers. */
@Resolver()
export class PushResolver {
  /** The public key with which a browser subscribes (RFC 8292), base64url. */
  @Auth(SIGNED_IN)
  @Query(() => String)
  pushKey(@Ctx() { services }: Context) {
    return services.push.publicKey;
  }

  /** Turns pushes on in a browser. */
  @Auth(SIGNED_IN)
  @Mutation(() => Boolean)
  keepPushSubscription(
    @Ctx() { run }: Context,
    @Arg("input", () => PushSubscriptionInput) input: PushSubscriptionInput,
  ) {
    return run(keepPushSubscription, input);
  }

  /** Turns pushes off in a browser; answers whether they were on. */
  @Auth(SIGNED_IN)
  @Mutation(() => Boolean)
  dropPushSubscription(@Ctx() { run }: Context, @Arg("endpoint", () => String) endpoint: string) {
    return run(dropPushSubscription, { endpoint });
  }
}
