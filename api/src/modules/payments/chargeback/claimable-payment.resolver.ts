import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { Payment } from "../payment/payment.entity.ts";
import { claimableActs, type ClaimableState } from "./chargeback.acts.rules.ts";

@Resolver(() => Payment)
export class ClaimablePaymentResolver {
  /**
   * Returns the acts that the viewer may do now on a claim for the reversal of the payment; null for
   * viewers outside the staff.
   */
  @May("openChargebacks")
  @Needs("status", "tipoPago", "enReclamo")
  @FieldResolver(() => [OfferedActType], {
    nullable: true,
    description: "Actos sobre un reclamo de reversión que se le ofrecen a quien consulta.",
  })
  claimActs(@Root() payment: Payment, @Ctx() context: Context) {
    return claimableActs.offered(context, payment as ClaimableState);
  }
}
