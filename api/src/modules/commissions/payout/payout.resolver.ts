import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf } from "../../../core/graphql/arguments.ts";
import { computed, paged, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { CommissionIdsInput } from "./payout.inputs.ts";
import { payoutPreview } from "./payout.reads.ts";
import { CommissionPayoutPage, PayoutPreview, CommissionPayoutPageArgs } from "./payout.types.ts";

/** Queries of commission payments. */
export const PayoutQueries = queries({
  payoutPreview: computed(
    PayoutPreview,
    (context, { input: { ids } }) => payoutPreview(context, ids),
    { input: CommissionIdsInput },
    May("payCommissions"),
    NotFound(NO_COMMISSION),
  ),
  /** The payments, the newest first. */
  commissionPayouts: paged(
    CommissionPayout,
    CommissionPayoutPage,
    () => ({ where: {} }),
    { page: argsOf(CommissionPayoutPageArgs) },
    May("payCommissions"),
  ),
});

@Resolver(() => CommissionPayout)
export class PayoutResolver {
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
