import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { BankRuleOffer, ruleOfferOf } from "./rule/rule-offer.ts";

/** Calculated fields of a movement about its explanation. */
@Resolver(() => BankMovement)
export class OutflowFieldsResolver {
  /**
   * Returns the rule that is offered to a person who makes rules; for the answer of an act, not for lists.
   */
  @Needs("id")
  @FieldResolver(() => BankRuleOffer, {
    nullable: true,
    description: "Regla que se ofrece por haber dado dos veces el mismo concepto; nulo si ninguna.",
  })
  ruleOffer(@Root() { id }: BankMovement, @Ctx() context: Context) {
    return may(context.viewer?.role, "ruleBank") ? ruleOfferOf(context, id) : null;
  }
}
