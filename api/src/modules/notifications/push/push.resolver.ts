import { Ctx, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { dropPushSubscription } from "./acts/drop-push-subscription.ts";
import { keepPushSubscription } from "./acts/keep-push-subscription.ts";
import { PushSubscriptionInput } from "./push.inputs.ts";

/** Pushes to the viewer's browsers. */
@Resolver()
export class PushResolver {
  /** Returns the public key for a browser's subscription (RFC 8292), base64url. */
  @Auth(SIGNED_IN)
  @Query(() => String)
  pushKey(@Ctx() { services }: Context) {
    return services.push.publicKey;
  }
}

/** Mutations of push subscriptions that only run an act; {@link PushResolver} has the queries. */
export const PushMutations = mutations({
  keepPushSubscription: answered(
    Boolean,
    keepPushSubscription,
    { input: PushSubscriptionInput },
    Auth(SIGNED_IN),
  ),
  dropPushSubscription: answered(Boolean, dropPushSubscription, { endpoint: String }, Auth(SIGNED_IN)),
});
