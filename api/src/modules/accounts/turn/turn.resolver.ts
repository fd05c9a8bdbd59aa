import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { isStaff } from "../staff.rules.ts";
import type { Turn } from "./turn.rules.ts";
import { TurnType } from "./turn.type.ts";

/** A record of whose next step is known who does it. */
interface Turning<Facts> {
  readonly turnFacts: Facts;
}

/**
 * Gives the records of a type `turn`, by the rule that says of their facts who does the next step:
 * `resolvers: [PaymentResolver, turnResolver(Payment, paymentTurn)]`.
 */
export function turnResolver<Facts>(
  type: ClassType<Turning<Facts>>,
  turnOfFacts: (facts: Facts) => Turn | null,
): new () => object {
  @Resolver(() => type)
  class TurnResolver {
    /** Returns the turn of the record, to the team; null when no step is waiting. */
    @Needs("turnFacts")
    @FieldResolver(() => TurnType, { nullable: true })
    turn(@Root() { turnFacts }: Turning<Facts>, @Ctx() { viewer }: Context) {
      return isStaff(viewer) ? turnOfFacts(turnFacts) : null;
    }
  }
  return TurnResolver;
}
