import { Arg, Ctx, ID, Resolver, Root, Subscription } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN, STAFF } from "../../core/auth/role.ts";
import type { Change } from "../../core/changes/changes.ts";
import type { Onlooking } from "../../core/changes/onlookers.ts";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/failure.ts";
import { dayKinds } from "./day-kinds.rules.ts";
import { onlookersOf } from "./live.reads.ts";
import { Onlooker, RecordChange } from "./live.types.ts";

interface Asked {
  readonly context: Context;
  readonly args: { readonly type: RecordKind; readonly id?: string | null };
}

const viewerOf = ({ viewer }: Context) => {
  if (!viewer) throw forbidden();
  return viewer;
};

/** Who is seen by others is who looks: not the person as whom an OWNER sees. */
const seenAs = (context: Context) => {
  if (context.observer) throw forbidden();
  return viewerOf(context);
};

/** What happens to records while they are open. */
@Resolver()
export class LiveResolver {
  /** The changes of one record, or of all of a kind that one may see, from whichever process. */
  @Auth(SIGNED_IN)
  @Subscription(() => RecordChange, {
    subscribe: ({ context, args: { type, id } }: Asked) =>
      context.services.changes.follow(type, id ?? null, viewerOf(context)),
  })
  recordChanged(
    @Root() change: Change,
    @Arg("type", () => RecordKind) _type: RecordKind,
    @Arg("id", () => ID, { nullable: true }) _id?: string,
  ): Change {
    return change;
  }

  /** The changes of all kinds that Mi día is made of. */
  @Auth(SIGNED_IN)
  @Subscription(() => RecordChange, {
    subscribe: ({ context }: Asked) => context.services.changes.followKinds(dayKinds, viewerOf(context)),
  })
  myDayChanged(@Root() change: Change): Change {
    return change;
  }

  /** Has a record open, for the others to see, and tells who else has: now and whenever it changes. */
  @Auth(STAFF)
  @Subscription(() => [Onlooker], {
    subscribe: ({ context, args: { type, id } }: Asked) =>
      context.services.onlookers.open(type, id ?? "", seenAs(context)),
  })
  onlookers(
    @Root() { ids }: Onlooking,
    @Ctx() context: Context,
    @Arg("type", () => RecordKind) _type: RecordKind,
    @Arg("id", () => ID) _id: string,
  ): Promise<Onlooker[]> {
    return onlookersOf(context, ids);
  }
}
