import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { completeContract } from "./acts/complete-contract.ts";
import { sendContract } from "./acts/send-contract.ts";
import { NO_CONTRACT } from "./contract.texts.ts";

/** Mutations of several contracts at once, each contract separately. */
@Resolver()
export class ContractBulkResolver {
  /** Sends each to be signed with the usual words, or sends it again. */
  @NotFound(NO_CONTRACT)
  @May("sendContracts")
  @Mutation(() => [BulkOutcome])
  sendEachContract(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id, mail: {} });
    return inBulk(context, chosen, { operation: "sendEachContract", act: sendContract, args });
  }
}

/** Mutations beside {@link ContractBulkResolver} that only run an act. */
export const ContractBulkMutations = mutations({
  completeEachContract: ofEach(completeContract, {}, NotFound(NO_CONTRACT), May("completeContracts")),
});
