import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { AtMost } from "../../../core/read/limits/at-most.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { verifiesAssigned } from "./assigning.rules.ts";
import { movementActs } from "./movement.acts.rules.ts";

/** Calculated fields of a movement. */
@Resolver(() => BankMovement)
export class MovementFieldsResolver {
  /** Returns the acts that the caller can do with the movement now. */
  @Needs("state", "backed", "amount", "explained")
  @AtMost(6)
  @OfferedActs()
  acts(@Root() { state: status, backed, amount, explained }: BankMovement, @Ctx() context: Context) {
    return movementActs.offered(context, { status, backed, amount, explained });
  }

  /**
   * Returns whether a payment that the caller registers from the movement is verified at once; otherwise
   * another person has to verify it.
   */
  @Needs("broughtByMe")
  @FieldResolver(() => Boolean, { description: "Si asignarlo verifica el pago, para quien consulta." })
  verifiesAssigned(@Root() { broughtByMe }: BankMovement, @Ctx() { viewer }: Context) {
    return verifiesAssigned(broughtByMe, viewer?.role);
  }
}
