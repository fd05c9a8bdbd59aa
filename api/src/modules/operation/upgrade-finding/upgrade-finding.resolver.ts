import { ID } from "type-graphql";
import { argsOf } from "../../../core/graphql/arguments.ts";
import { done, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { printFoundContract } from "./acts/print-found-contract.ts";
import { reviewUpgradeFinding } from "./acts/review-upgrade-finding.ts";
import { upgradeFindings } from "./upgrade-finding.reads.ts";
import { UpgradeFindingPage } from "./upgrade-finding.types.ts";

/** Queries of records that earlier versions may have written wrongly, for the owner and the accountant. */
export const UpgradeFindingResolver = queries({
  /** Returns the findings of the upgrade, unreviewed ones first. */
  upgradeFindings: computedFor(
    UpgradeFindingPage,
    upgradeFindings,
    { page: argsOf(PageArgs) },
    May("reviewUpgrade"),
  ),
});

/** Mutations of findings that only run an act; {@link UpgradeFindingResolver} has the queries. */
export const UpgradeFindingMutations = mutations({
  reviewEachUpgradeFinding: ofEach(reviewUpgradeFinding, {}, May("reviewUpgrade")),
  printFoundContract: done(printFoundContract, { id: ID }, May("watchOperation")),
});
