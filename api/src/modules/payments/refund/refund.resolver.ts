import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { byId, computed, paged, queries } from "../../../core/graphql/queries.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { receiptColumns, receiptUrl } from "../../purchases/purchase/receipt.ts";
import { visibleRefunds } from "./refund.access.ts";
import { refundActs, refundFacts } from "./refund.acts.rules.ts";
import { Refund } from "./refund.entity.ts";
import { RefundFilter, refundFilter, refundOrder } from "./refund.filter.ts";
import { refundHistory } from "./refund-history.ts";
import { refundCounters } from "./refund.reads.ts";
import { RefundCounters, RefundEvent, RefundPage, RefundPageArgs } from "./refund.types.ts";

/** Queries of refunds to clients. */
export const RefundQueries = queries({
  /** Returns the refunds: owed refunds by due day, paid and annulled refunds newest first. */
  refunds: paged(
    Refund,
    RefundPage,
    ({ today, viewer }, { page, filter }) => ({
      where: refundFilter(filter, today, viewer),
      orderBy: page.orderOr(refundOrder(filter)),
    }),
    { page: argsOf(RefundPageArgs), filter: optional(RefundFilter) },
    May("readRefunds"),
  ),
  refund: byId(Refund, visibleRefunds, May("readRefunds")),
  refundCounters: computed(RefundCounters, refundCounters, {}, May("readRefunds")),
});

@Resolver(() => Refund)
export class RefundResolver {
  /**
   * Returns the refunds of one contract that the viewer may see, newest first; sellers do not see the
   * account.
   */
  @May("readContractItems")
  @NotFound(NO_CONTRACT)
  @Query(() => [Refund])
  async refundsOfContract(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    await findContract(Scope.of(context), contractId);
    const where = { contract: contractId };
    return context.read.list(Refund, info, { where, orderBy: { createdAt: "desc", id: "desc" } });
  }

  /** Returns the acts that the viewer may do on the refund now. */
  @Needs(...refundFacts)
  @OfferedActs()
  acts(@Root() refund: Refund, @Ctx() context: Context) {
    return refundActs.offered(context, refund);
  }

  /** Returns the history of the refund, newest first. */
  @Needs("id")
  @FieldResolver(() => [RefundEvent], { description: "Lo que ha pasado, en su orden." })
  history(@Root() { id }: Refund, @Ctx() context: Context) {
    return refundHistory(context, id);
  }

  /** Address of the file that proves the payment of the refund, valid for 60 minutes. */
  @May("readRefunds")
  @Needs(...receiptColumns)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  comprobanteUrl(@Root() refund: Refund, @Ctx() context: Context) {
    return receiptUrl(context, refund);
  }
}
