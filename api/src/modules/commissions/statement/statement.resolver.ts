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
 * Queries and mutations of sellers' monthly commission statements (`YYYY-MM`): one's own, and those in one's
 * scope.
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
   * The statement as a PDF with a code by which it is checked: the one that left already while nothing of the
   * month changed, else a new one that replaces it.
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
