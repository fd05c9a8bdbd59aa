import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { CommissionIdsInput } from "./payout.inputs.ts";
import { payoutPreview } from "./payout.reads.ts";
import { CommissionPayoutPage, PayoutPreview, CommissionPayoutPageArgs } from "./payout.types.ts";

/** Queries of commission payments. */
@Resolver(() => CommissionPayout)
export class PayoutResolver {
  /** Returns the amounts of a payment of selected commissions today, by seller. */
  @May("payCommissions")
  @NotFound(NO_COMMISSION)
  @Query(() => PayoutPreview)
  payoutPreview(
    @Ctx() context: Context,
    @Arg("input", () => CommissionIdsInput) { ids }: CommissionIdsInput,
  ) {
    return payoutPreview(context, ids);
  }

  /** The payments, the newest first. */
  @May("payCommissions")
  @Reads(() => CommissionPayout)
  @Query(() => CommissionPayoutPage)
  commissionPayouts(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => CommissionPayoutPageArgs) { limit, offset, orderBy }: CommissionPayoutPageArgs,
  ) {
    return read.page(CommissionPayout, info, { where: {}, orderBy, limit, offset });
  }

  /**
   * URL of the payment's receipt, valid for 60 minutes, for people who make payments; null without a receipt.
   */
  @May("payCommissions")
  @Needs("comprobanteId")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  async comprobanteUrl(@Root() { comprobanteId }: CommissionPayout, @Ctx() { services }: Context) {
    if (!comprobanteId) return null;
    const file = await services.orm.em.fork().findOne(StoredFile, { id: comprobanteId });
    return file && services.storage.addressOf(file);
  }
}
