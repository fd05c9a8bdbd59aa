import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { Reads } from "../../../../core/read/reads.decorator.ts";
import { May } from "../../../accounts/account/permission.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { ReceivingAccount } from "./receiving-account.type.ts";

/** Receiving accounts of the agency, for people who register and verify payments. */
@Resolver()
export class MeansResolver {
  /** Accounts of the agency in the owner's order, including inactive accounts. */
  @May("registerPayments")
  @Reads(() => AgencyAccount)
  @Query(() => [ReceivingAccount])
  receivingAccounts(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(AgencyAccount, info, { where: {}, orderBy: { position: "asc", id: "asc" } });
  }
}
