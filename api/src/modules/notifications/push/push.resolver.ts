import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { dropPushSubscription } from "./acts/drop-push-subscription.ts";
import { keepPushSubscription } from "./acts/keep-push-subscription.ts";
import { PushSubscriptionInput } from "./push.inputs.ts";

/** Pushes to the viewer's browsers. */
export const PushResolver = queries({
  pushKey: computed(String, ({ services }) => services.push.publicKey, {}, Auth(SIGNED_IN)),
});

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
