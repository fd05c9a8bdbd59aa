import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { User } from "../account/user.entity.ts";
import { shownAccount } from "./shown-account.ts";

@Resolver(() => User)
export class BankAccountResolver {
  @Auth([Role.ADMIN, Role.CONTADOR, Role.OWNER], { self: ["id"] })
  @Needs("id", "banco", "numeroCuenta")
  @FieldResolver(() => String, { nullable: true, description: "Número de la cuenta bancaria." })
  numeroCuenta(@Root() user: User, @Ctx() context: Context) {
    return shownAccount(context, user);
  }
}
