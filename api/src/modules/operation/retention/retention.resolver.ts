import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { eraseIdlePerson } from "./acts/erase-idle-person.ts";
import { setRetentionRule } from "./acts/set-retention-rule.ts";
import { idlePeople } from "./idle-person.reads.ts";
import { IdlePersonPage } from "./idle-person.types.ts";
import { RetentionRuleInput } from "./retention.inputs.ts";
import { RetentionRule } from "./retention-rule.entity.ts";

/** Queries and mutations of the periods after which data are not kept any more. */
@Resolver()
export class RetentionResolver {
  @May("manageAgency")
  @Reads(() => RetentionRule)
  @Query(() => RetentionRule)
  retentionRule(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(RetentionRule, info, { one: true });
  }

  /** Sets the periods; rows older than a shorter one are deleted within minutes, for good. */
  @May("manageAgency")
  @Mutation(() => RetentionRule)
  async setRetentionRule(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => RetentionRuleInput) input: RetentionRuleInput,
  ) {
    return read.one(RetentionRule, info, { id: await run(setRetentionRule, { input }) });
  }

  /** Returns the people who were quoted for and never bought, after the period without a word. */
  @May("manageAgency")
  @Query(() => IdlePersonPage)
  idlePeople(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return idlePeople(context, page);
  }

  /** Erases the data of each of these people, for good. */
  @May("manageAgency")
  @Mutation(() => [BulkOutcome])
  eraseEachIdlePerson(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "eraseEachIdlePerson", act: eraseIdlePerson, args });
  }
}
