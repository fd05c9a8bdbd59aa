import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { sellerStatement, sellerStatementFile } from "./statement.reads.ts";
import { SellerStatement } from "./statement.types.ts";

/** What happened to a seller's commissions in a month, `YYYY-MM`: one's own, and of those in one's scope. */
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

  /** The statement as a PDF. */
  @May("seeCommissions")
  @NotFound(NO_PERSON)
  @Query(() => OpenableFile)
  sellerStatementFile(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("month", () => String) month: string,
  ) {
    return sellerStatementFile(context, userId, month);
  }
}
