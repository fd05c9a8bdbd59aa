import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { verifiesAssigned } from "./assigning.rules.ts";
import { movementActs } from "./movement.acts.rules.ts";

/** What is worked out of a movement. */
@Resolver(() => BankMovement)
export class MovementFieldsResolver {
  /** What the asker can do with it now. */
  @Needs("state", "backed")
  @FieldResolver(() => [OfferedActType])
  acts(@Root() { state: status, backed }: BankMovement, @Ctx() context: Context) {
    return movementActs.offered(context, { status, backed });
  }

  /** Whether a payment that the asker registers of it is verified at once; else it waits for another. */
  @Needs("broughtByMe")
  @FieldResolver(() => Boolean)
  verifiesAssigned(@Root() { broughtByMe }: BankMovement, @Ctx() { viewer }: Context) {
    return verifiesAssigned(broughtByMe, viewer?.role);
  }
}
