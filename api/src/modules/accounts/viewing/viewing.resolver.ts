import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../account/permission.ts";
import { endViewing } from "./acts/end-viewing.ts";

/** Return from viewing as another person. */
@Resolver()
export class ViewingResolver {
  /** Ends the viewing that `beginViewing`, or the first request with X-Ver-Como, began in this session. */
  @May("viewAs")
  @Mutation(() => String)
  endViewing(@Ctx() { run }: Context, @Arg("userId", () => Int) userId: number): Promise<string> {
    return run(endViewing, { userId });
  }
}
