import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { Role, SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { endSession } from "./acts/end-session.ts";
import { signOut } from "./acts/sign-out.ts";
import { ownSessions } from "./session.reads.ts";
import { OwnSession } from "./session.types.ts";

/** Query of the open sessions of the viewer's account, and the mutation that closes one. */
@Resolver()
export class SessionResolver {
  @Auth(SIGNED_IN)
  @NeverByToken()
  @Query(() => [OwnSession], {
    description: "Las sesiones abiertas de la cuenta propia; primero la que pregunta.",
  })
  mySessions(@Ctx() context: Context): Promise<OwnSession[]> {
    return ownSessions(context);
  }

  @Auth([Role.INACTIVE])
  @DuringSetUp()
  @Mutation(() => String, { description: "Cierra esta sesión; también la de una cuenta inactiva." })
  signOut(@Ctx() { run }: Context): Promise<string> {
    return run(signOut, undefined);
  }

  @Auth(SIGNED_IN)
  @NotFound("Sesión no encontrada")
  @Mutation(() => String, { description: "Cierra una sesión de la cuenta propia." })
  endSession(@Ctx() { run }: Context, @Arg("id", () => ID) id: string): Promise<string> {
    return run(endSession, { id });
  }
}
