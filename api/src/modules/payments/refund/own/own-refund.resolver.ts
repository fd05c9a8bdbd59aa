import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { RefundAccountInput } from "../../../contracts/refund-account/refund-account.inputs.ts";
import { OwnRefund } from "../refund.types.ts";
import { giveRefundAccount } from "./acts/give-refund-account.ts";
import { requestAccountCode } from "./acts/request-account-code.ts";
import { ownRefund, refundsOfClient } from "./own-refund.reads.ts";

/** Refunds of a client, and the account they give for them. */
@Resolver()
export class OwnRefundResolver {
  /** Returns the refunds of the asker, of all they bought, without those that were annulled; newest first. */
  @Auth([Role.CLIENTE])
  @Query(() => [OwnRefund])
  ownRefunds(@Ctx() context: Context) {
    return refundsOfClient(context);
  }

  /** Sends the code to the e-mail that is kept of the client; 3 an hour of one link. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound("Devolución no encontrada")
  @Mutation(() => OwnRefund)
  async requestAccountCode(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return ownRefund(context, await context.run(requestAccountCode, { id }));
  }

  /** Sets the account of the refund, with the code. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound("Devolución no encontrada")
  @Mutation(() => OwnRefund)
  async giveRefundAccount(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("code", () => String) code: string,
    @Arg("input", () => RefundAccountInput) input: RefundAccountInput,
  ) {
    return ownRefund(context, await context.run(giveRefundAccount, { id, code, input }));
  }
}
