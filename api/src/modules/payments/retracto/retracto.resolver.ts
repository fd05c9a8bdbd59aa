import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { ownContract } from "../client-page/own-contract.reads.ts";
import { OwnContract } from "../client-page/own-contract.types.ts";
import { exerciseRetracto } from "./acts/exercise-retracto.ts";
import { requestRetractoCode } from "./acts/request-retracto-code.ts";

/** How a client takes their contract back. */
@Resolver()
export class RetractoResolver {
  /** Sends the code to the e-mail that the contract keeps; 3 an hour of one link. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async requestRetractoCode(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    return ownContract(context, await context.run(requestRetractoCode, { contractId }));
  }

  /** Takes the contract back with the code: it is cancelled and what was paid is to be given back. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async exerciseRetracto(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("code", () => String) code: string,
  ) {
    return ownContract(context, await context.run(exerciseRetracto, { contractId, code }));
  }
}
