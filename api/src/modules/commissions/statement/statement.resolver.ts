import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { issuedStatement } from "./issued-statement.ts";
import { sellerStatement } from "./statement.reads.ts";
import { SellerStatement } from "./statement.types.ts";

/**
 * Queries and mutations of sellers' monthly commission statements (`YYYY-MM`): the viewer's own, and
 * statements in their scope.
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

  /**
   * Returns the statement as a PDF with a code by which it is checked: the one issued before if nothing of
   * the month has changed, else a new one that replaces it.
   */
  @May("seeCommissions")
  @NotFound(NO_PERSON)
  @Mutation(() => OpenableFile)
  issueSellerStatement(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("month", () => String) month: string,
  ) {
    return issuedStatement(context, userId, month);
  }
}
