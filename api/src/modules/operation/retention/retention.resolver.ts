import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { changed, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { eraseIdlePerson } from "./acts/erase-idle-person.ts";
import { setRetentionRule } from "./acts/set-retention-rule.ts";
import { idlePeople } from "./idle-person.reads.ts";
import { IdlePersonPage } from "./idle-person.types.ts";
import { RetentionRuleInput } from "./retention.inputs.ts";
import { RetentionRule } from "./retention-rule.entity.ts";

/** Queries of retention periods and of inactive people. */
@Resolver()
export class RetentionResolver {
  @May("manageAgency")
  @Reads(() => RetentionRule)
  @Query(() => RetentionRule)
  retentionRule(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(RetentionRule, info, { one: true });
  }

  /** Returns the people who had a quote, never bought, and have been inactive for the configured period. */
  @May("manageAgency")
  @Query(() => IdlePersonPage)
  idlePeople(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return idlePeople(context, page);
  }
}

/** Mutations of retention that only run an act; {@link RetentionResolver} has the queries. */
export const RetentionMutations = mutations({
  setRetentionRule: changed(
    RetentionRule,
    setRetentionRule,
    { input: RetentionRuleInput },
    May("manageAgency"),
  ),
  eraseEachIdlePerson: ofEach(eraseIdlePerson, {}, May("manageAgency")),
});
