import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { NamedBulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { argsOf } from "../../core/graphql/arguments.ts";
import { computed, queries } from "../../core/graphql/queries.ts";
import { PageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { instanceNotices } from "./notices.ts";
import { FailedKind } from "./operation.enums.ts";
import { failedWork, operationState } from "./operation.reads.ts";
import { FailedWorkPage, InstanceNotice, OperationState, SystemCheck } from "./operation.types.ts";
import { retryOf } from "./retry-of.ts";
import { systemHealthOf } from "./system-health-of.ts";

/** Queries and mutations of background work. */
export const OperationQueries = queries({
  /** Returns the failed work of a kind, newest first. */
  failedWork: computed(
    FailedWorkPage,
    (context, { args, kind }) => failedWork(context, kind, args),
    { args: argsOf(PageArgs), kind: FailedKind },
    May("watchOperation"),
  ),
  operationState: computed(OperationState, operationState, {}, May("watchOperation")),
  /** Returns the notices about this installation, urgent ones first. */
  instanceNotices: computed(
    [InstanceNotice],
    ({ services }) => instanceNotices(services),
    {},
    May("watchOperation"),
  ),
  /** Returns the health checks of everything that this installation depends on, problems first. */
  systemHealth: computed(
    [SystemCheck],
    ({ services }) => systemHealthOf(services),
    {},
    May("watchOperation"),
  ),
});

@Resolver()
export class OperationResolver {
  /** Retries failed work immediately. */
  @May("watchOperation")
  @Mutation(() => Boolean)
  async retryFailedWork(
    @Ctx() context: Context,
    @Arg("kind", () => FailedKind) kind: FailedKind,
    @Arg("id", () => String) id: string,
  ) {
    await context.run(retryOf[kind], { id });
    return true;
  }

  /** Retries several failed pieces of work, each separately. */
  @May("watchOperation")
  @Mutation(() => [BulkOutcome])
  retryEachFailedWork(
    @Ctx() context: Context,
    @Args(() => NamedBulkArgs) chosen: NamedBulkArgs,
    @Arg("kind", () => FailedKind) kind: FailedKind,
  ) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: `retryEach ${kind}`, act: retryOf[kind], args });
  }
}
