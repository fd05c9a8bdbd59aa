import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { called, mutations } from "../../../core/graphql/mutations.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { issuedStatement } from "./issued-statement.ts";
import { sellerStatement } from "./statement.reads.ts";
import { SellerStatement } from "./statement.types.ts";

/**
 * Queries and mutations of sellers' monthly commission statements (`YYYY-MM`), for the viewer's own and the
 * ones in their scope.
 */
@Resolver()
export class StatementResolver {
  @May("seeCommissions")
  @NotFound(NO_PERSON)
  @Query(() => SellerStatement)
  sellerStatement(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("month", () => String) month: string,
  ) {
    return sellerStatement(context, userId, month);
  }
}

/** Mutations of monthly statements. */
export const StatementMutations = mutations({
  issueSellerStatement: called(
    OpenableFile,
    (context, { userId, month }) => issuedStatement(context, userId, month),
    { userId: Int, month: String },
    May("seeCommissions"),
    NotFound(NO_PERSON),
  ),
});
