import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { isStaff } from "../staff.rules.ts";
import type { Turn } from "./turn.rules.ts";
import { TurnType } from "./turn.type.ts";

/**
 * Record with the facts, in one of its fields, from which the people responsible for its steps are derived.
 */
type Turning<Facts, Field extends string> = Readonly<Record<Field, Facts>>;

/**
 * Adds two fields to a type: `turns`, the pending steps that a rule derives from the record's facts, and
 * `turn`, the first of these: `resolvers: [PaymentResolver, turnResolver(Payment, paymentTurns)]`.
 */
export function turnResolver<Facts, Field extends string = "turnFacts">(
  type: ClassType<Turning<Facts, NoInfer<Field>>>,
  turnsOfFacts: (facts: Facts) => readonly Turn[],
  field = "turnFacts" as Field,
): new () => object {
  @Resolver(() => type)
  class TurnResolver {
    @Needs(field)
    @FieldResolver(() => TurnType, {
      nullable: true,
      description: "De quién es el siguiente paso; nulo cuando nada espera.",
    })
    turn(@Root() record: Turning<Facts, Field>, @Ctx() { viewer }: Context) {
      return isStaff(viewer) ? (turnsOfFacts(record[field])[0] ?? null) : null;
    }

    @Needs(field)
    @FieldResolver(() => [TurnType], { description: "Todo lo que espera, en orden: lo primero es `turn`." })
    turns(@Root() record: Turning<Facts, Field>, @Ctx() { viewer }: Context) {
      return isStaff(viewer) ? turnsOfFacts(record[field]) : [];
    }
  }
  return TurnResolver;
}
