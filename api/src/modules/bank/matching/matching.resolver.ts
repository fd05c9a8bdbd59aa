import { ArrayMaxSize } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { PaymentFilter, paymentFilter } from "../../payments/payment/payment.filter.ts";
import { PaymentPage, PaymentPageArgs } from "../../payments/payment/payment.types.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { acceptProposal } from "./acts/accept-proposal.ts";
import { assignMovement } from "./acts/assign-movement.ts";
import { backPayment } from "./acts/back-payment.ts";
import { restoreMovement } from "./acts/restore-movement.ts";
import { putMovementAside } from "./acts/put-movement-aside.ts";
import { undoBacking } from "./acts/undo-backing.ts";
import { AssignMovementInput, BackablePaymentFilter, PutMovementAsideInput } from "./matching.inputs.ts";
import {
  acceptEach,
  backablePayments,
  BANKED,
  bankCounters,
  firstBankDay,
  payableOf,
} from "./matching.reads.ts";
import { AcceptedProposals, BankCounterArgs, BankCounters } from "./matching.types.ts";

/** Proposals to be accepted together. */
@ArgsType()
class ProposalIds {
  @ArrayMaxSize(100, { message: "Acepta como máximo 100 propuestas a la vez" })
  @Field(() => [ID])
  ids!: string[];
}

/** Queries and mutations that match movements with payments. */
@Resolver()
export class MatchingResolver {
  /**
   * Returns the payments that no movement backs, from the first day of the imported statements on, newest
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
   * Payments that a movement may be, of any day and amount: payments that movements do not back completely.
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

  @May("readBank")
  @Query(() => BankCounters)
  bankCounters(@Ctx() context: Context, @Args(() => BankCounterArgs) args: BankCounterArgs) {
    return bankCounters(context, args);
  }

  /** Accepts a proposal: backs a payment, which is verified if it waits, or registers one. */
  @May("matchBank")
  @NotFound("Propuesta no encontrada")
  @Mutation(() => BankMovement)
  async acceptBankProposal(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("aceptaDuplicado", () => Boolean, { defaultValue: false }) aceptaDuplicado: boolean,
    @Arg("motivoDuplicado", () => String, { nullable: true }) motivoDuplicado?: string | null,
  ) {
    return read.one(BankMovement, info, {
      id: await run(acceptProposal, { id, aceptaDuplicado, motivoDuplicado }),
    });
  }

  /** Accepts several proposals, each for itself; answers which were refused, and why. */
  @May("matchBank")
  @Mutation(() => AcceptedProposals)
  acceptBankProposals(@Ctx() context: Context, @Args(() => ProposalIds) { ids }: ProposalIds) {
    return acceptEach(context, ids);
  }

  /** Gives money without an owner to a contract or a reservation: registers the payment and verifies it. */
  @May("matchBank")
  @NotFound("Movimiento no encontrado")
  @Mutation(() => BankMovement)
  async assignBankMovement(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AssignMovementInput) input: AssignMovementInput,
  ) {
    const ref = payableOf(input);
    return read.one(BankMovement, info, { id: await run(assignMovement, { id, ref, input }) });
  }

  /** Assigns a movement to a registered payment. */
  @May("matchBank")
  @NotFound("Movimiento no encontrado")
  @Mutation(() => BankMovement)
  async backPayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("movementId", () => ID) movementId: string,
    @Arg("paymentId", () => ID) paymentId: string,
    @Arg("aceptaDuplicado", () => Boolean, { defaultValue: false }) aceptaDuplicado: boolean,
    @Arg("motivoDuplicado", () => String, { nullable: true }) motivoDuplicado?: string | null,
  ) {
    const args = { movementId, paymentId, aceptaDuplicado, motivoDuplicado };
    return read.one(BankMovement, info, { id: await run(backPayment, args) });
  }

  /** Undoes the assignment of a movement to a payment; the payment is unchanged. */
  @May("matchBank")
  @NotFound("Asignación no encontrada")
  @Mutation(() => BankMovement)
  async undoBankBacking(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(BankMovement, info, { id: await run(undoBacking, { id }) });
  }

  /** Sets a movement aside as the money of no payment, with a reason. */
  @May("matchBank")
  @NotFound("Movimiento no encontrado")
  @Mutation(() => BankMovement)
  async putBankMovementAside(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => PutMovementAsideInput) { motivo }: PutMovementAsideInput,
  ) {
    return read.one(BankMovement, info, { id: await run(putMovementAside, { id, motivo }) });
  }

  /** Returns a movement that was set aside to the list. */
  @May("matchBank")
  @NotFound("Movimiento no encontrado")
  @Mutation(() => BankMovement)
  async restoreBankMovement(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(BankMovement, info, { id: await run(restoreMovement, { id }) });
  }
}
