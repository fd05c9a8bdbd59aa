import { argsOf } from "../../../core/graphql/arguments.ts";
import { changed, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { computedFor, only, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { eraseIdlePerson } from "./acts/erase-idle-person.ts";
import { setRetentionRule } from "./acts/set-retention-rule.ts";
import { idlePeople } from "./idle-person.reads.ts";
import { IdlePersonPage } from "./idle-person.types.ts";
import { RetentionRuleInput } from "./retention.inputs.ts";
import { RetentionRule } from "./retention-rule.entity.ts";

/** Queries of retention periods and of inactive people. */
export const RetentionResolver = queries({
  retentionRule: only(RetentionRule, { one: true }, May("manageAgency")),
  idlePeople: computedFor(IdlePersonPage, idlePeople, { page: argsOf(PageArgs) }, May("manageAgency")),
});

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
