import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/failure.ts";
import { PageArgs } from "../../../core/page.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { openAccess } from "./open-access.reads.ts";
import { OpenAccess, OpenAccessPage } from "./open-access.types.ts";

/** Query of access that outlives a session. */
@Resolver(() => OpenAccess)
export class OpenAccessResolver {
  /** Returns the access that the viewer is responsible for; for people who manage accounts, everybody's. */
  @Auth(SIGNED_IN)
  @NeverByToken()
  @Query(() => OpenAccessPage)
  openAccess(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("all", () => Boolean, { defaultValue: false }) all: boolean,
  ) {
    if (all && !may(context.viewer?.role, "manageUsers")) throw forbidden();
    return openAccess(context, !all, page);
  }
}
