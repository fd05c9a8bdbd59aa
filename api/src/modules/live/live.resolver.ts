import { Arg, Ctx, ID, Resolver, Root, Subscription } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN, STAFF } from "../../core/auth/role.ts";
import type { Change } from "../../core/changes/changes.ts";
import type { OtherViewers } from "../../core/changes/record-viewers.ts";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";
import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/failure.ts";
import { dayKinds } from "./day-kinds.rules.ts";
import { viewersOf } from "./live.reads.ts";
import { RecordViewer, RecordChange } from "./live.types.ts";

interface Asked {
  readonly context: Context;
  readonly args: { readonly type: RecordKind; readonly id?: string | null };
}

const viewerOf = ({ viewer }: Context) => {
  if (!viewer) throw forbidden();
  return viewer;
};

/**
 * Returns the signed-in user, whom other viewers of the record will see. Refuses an OWNER who is
 * impersonating another person.
 */
const seenAs = (context: Context) => {
  if (context.impersonator) throw forbidden();
  return viewerOf(context);
};

/** Subscriptions to the changes of open records, and to the people who have them open. */
@Resolver()
export class LiveResolver {
  /** Sends the changes of one record, or of all visible records of a kind, from all server processes. */
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

  /** Sends the changes of all kinds of record that Mi día uses. */
  @Auth(SIGNED_IN)
  @Subscription(() => RecordChange, {
    subscribe: ({ context }: Asked) => context.services.changes.followKinds(dayKinds, viewerOf(context)),
  })
  myDayChanged(@Root() change: Change): Change {
    return change;
  }

  /**
   * Marks a record as open by the caller, which other viewers see. Sends the list of the other viewers,
   * immediately and at every change.
   */
  @Auth(STAFF)
  @Subscription(() => [RecordViewer], {
    subscribe: ({ context, args: { type, id } }: Asked) =>
      context.services.recordViewers.open(type, id ?? "", seenAs(context)),
  })
  onlookers(
    @Root() { ids }: OtherViewers,
    @Ctx() context: Context,
    @Arg("type", () => RecordKind) _type: RecordKind,
    @Arg("id", () => ID) _id: string,
  ): Promise<RecordViewer[]> {
    return viewersOf(context, ids);
  }
}
