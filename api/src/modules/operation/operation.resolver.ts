import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { NamedBulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { PageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { instanceNotices } from "./notices.ts";
import { FailedKind } from "./operation.enums.ts";
import { failedWork, operationState } from "./operation.reads.ts";
import { FailedWorkPage, InstanceNotice, OperationState, SystemCheck } from "./operation.types.ts";
import { retryOf } from "./retry-of.ts";
import { systemHealthOf } from "./system-health-of.ts";

/** Queries and mutations of background work. */
@Resolver()
export class OperationResolver {
  /** Returns the failed work of a kind, newest first. */
  @May("watchOperation")
  @Query(() => FailedWorkPage)
  failedWork(
    @Ctx() context: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg("kind", () => FailedKind) kind: FailedKind,
  ) {
    return failedWork(context, kind, args);
  }

  /** Returns the number of failures by kind, and the work waiting in the queues. */
  @May("watchOperation")
  @Query(() => OperationState)
  operationState(@Ctx() context: Context) {
    return operationState(context);
  }

  /** Returns the notices about this installation, urgent ones first. */
  @May("watchOperation")
  @Query(() => [InstanceNotice])
  instanceNotices(@Ctx() { services }: Context) {
    return instanceNotices(services);
  }

  /** Returns the health checks of everything that this installation depends on, problems first. */
  @May("watchOperation")
  @Query(() => [SystemCheck])
  systemHealth(@Ctx() { services }: Context) {
    return systemHealthOf(services);
  }

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
