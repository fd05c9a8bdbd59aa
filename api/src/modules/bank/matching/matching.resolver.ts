import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse, prepared } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { PaymentFilter, paymentFilter } from "../../payments/payment/payment.filter.ts";
import { PaymentPage, PaymentPageArgs } from "../../payments/payment/payment.types.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { assignMovement } from "./acts/assign-movement.ts";
import { backPayment } from "./acts/back-payment.ts";
import { restoreMovement } from "./acts/restore-movement.ts";
import { putMovementAside } from "./acts/put-movement-aside.ts";
import { undoBacking } from "./acts/undo-backing.ts";
import { AssignMovementInput, BackablePaymentFilter, PutMovementAsideInput } from "./matching.inputs.ts";
import { backablePayments, BANKED, bankCounters, firstBankDay, payableOf } from "./matching.reads.ts";
import { BankCounterArgs, BankCounters } from "./matching.types.ts";

/** Queries and mutations that match movements with payments. */
export const MatchingQueries = queries({
  bankCounters: computedFor(BankCounters, bankCounters, { args: argsOf(BankCounterArgs) }, May("readBank")),
});

@Resolver()
export class MatchingResolver {
  /**
   * Returns the payments that no movement covers, from the first day of the imported statements on, newest
   * first.
   */
  @May("readBank")
  @Query(() => PaymentPage)
  async unbackedPayments(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PaymentPageArgs) page: PaymentPageArgs,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
  ) {
    const since = (await firstBankDay(context)) ?? context.today;
    const banked = filter?.tipoPago ? {} : { tipoPago: { $in: [...BANKED] } };
    const where = {
      $and: [
        { sinRespaldo: true, fechaPago: { $gte: since } },
        banked,
        paymentFilter(filter, context.viewer),
      ],
    };
    const { limit, offset } = page;
    const orderBy = page.order ? page.orderBy : ({ fechaPago: "desc", id: "desc" } as const);
    return context.read.page(Payment, info, { where, orderBy, limit, offset });
  }

  /**
   * Payments, of any day and amount, that a movement can be assigned to because movements do not cover them
   * completely.
   */
  @May("readBank")
  @Query(() => PaymentPage)
  backablePayments(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PaymentPageArgs) page: PaymentPageArgs,
    @Arg("filter", () => BackablePaymentFilter, { nullable: true }) filter?: BackablePaymentFilter,
  ) {
    const { limit, offset } = page;
    const orderBy = page.order ? page.orderBy : ({ fechaPago: "desc", id: "desc" } as const);
    return read.page(Payment, info, { where: backablePayments(filter), orderBy, limit, offset });
  }
}

/** Mutations beside {@link MatchingQueries} that only run an act. */
export const MatchingMutations = mutations({
  assignBankMovement: changed(
    BankMovement,
    assignMovement,
    prepared({ id: ID, input: AssignMovementInput }, (_, { id, input }) => ({
      id,
      input,
      ref: payableOf(input),
    })),
    May("matchBank"),
    NotFound("Movimiento no encontrado"),
  ),
  putBankMovementAside: changed(
    BankMovement,
    putMovementAside,
    { id: ID, input: PutMovementAsideInput },
    May("matchBank"),
    NotFound("Movimiento no encontrado"),
  ),
  backPayment: changed(
    BankMovement,
    backPayment,
    {
      movementId: ID,
      paymentId: ID,
      aceptaDuplicado: orElse(Boolean, false),
      motivoDuplicado: optional(String),
    },
    May("matchBank"),
    NotFound("Movimiento no encontrado"),
  ),
  undoBankBacking: changed(
    BankMovement,
    undoBacking,
    { id: ID },
    May("matchBank"),
    NotFound("Asignación no encontrada"),
  ),
  restoreBankMovement: changed(
    BankMovement,
    restoreMovement,
    { id: ID },
    May("matchBank"),
    NotFound("Movimiento no encontrado"),
  ),
});
