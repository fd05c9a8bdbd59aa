import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { COP } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { ownContract } from "../client-page/own-contract.reads.ts";
import { OwnContract } from "../client-page/own-contract.types.ts";
import { enterAirlineFigure } from "./acts/enter-airline-figure.ts";
import { exerciseRetracto } from "./acts/exercise-retracto.ts";
import { requestRetractoCode } from "./acts/request-retracto-code.ts";
import { Retracto } from "./retracto.entity.ts";
import { RetractoChoice } from "./retracto.enums.ts";

/** Withdrawal of clients from their contracts, and the tickets in them. */
@Resolver()
export class RetractoResolver {
  /** Sends the code to the e-mail that the contract keeps, or by SMS; 3 an hour of one link. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async requestRetractoCode(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("channel", () => CodeChannel, { defaultValue: CodeChannel.mail }) channel: CodeChannel,
  ) {
    return ownContract(context, await context.run(requestRetractoCode, { contractId, channel }));
  }

  /**
   * Takes the contract back with the code: it is cancelled and what was paid is to be given back. Where the
   * airline does not take the tickets back, the client chooses what goes.
   */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async exerciseRetracto(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("code", () => String) code: string,
    @Arg("choice", () => RetractoChoice, { nullable: true }) choice?: RetractoChoice | null,
  ) {
    return ownContract(
      context,
      await context.run(exerciseRetracto, { contractId, code, choice: choice ?? null }),
    );
  }

  /** Returns the retracto of a contract; null without one. */
  @May("readContractItems")
  @Reads(() => Retracto)
  @Query(() => Retracto, { nullable: true })
  contractRetracto(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    const contract = { $and: [{ id: contractId }, visibleContracts(viewer, null)] };
    return read.one(Retracto, info, { contract } as never);
  }

  /** Enters what the airline keeps of the tickets that a client took back: the rest goes back to them. */
  @May("decideRefunds")
  @NotFound(NO_CONTRACT)
  @Mutation(() => Contract)
  async enterAirlineFigure(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("retenido", () => COP) retenido: number,
  ) {
    return read.one(Contract, info, { id: await run(enterAirlineFigure, { contractId, retenido }) });
  }
}
