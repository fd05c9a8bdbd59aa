import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { answerClaim } from "./acts/answer-claim.ts";
import { askToCompleteClaim } from "./acts/ask-to-complete-claim.ts";
import { closeClaim } from "./acts/close-claim.ts";
import { decideClaimIdentity } from "./acts/decide-claim-identity.ts";
import { extendClaim } from "./acts/extend-claim.ts";
import { takeClaim } from "./acts/take-claim.ts";
import { NO_CLAIM } from "./claim.access.ts";
import { Claim } from "./claim.entity.ts";
import { storeClaimFiles } from "./claim-files.ts";
import { AnswerClaimInput, ClaimReasonInput, DecideIdentityInput } from "./claim.inputs.ts";

/** Mutations for the people who answer requests about data and claims of consumers. */
@Resolver(() => Claim)
export class ClaimActsResolver {
  /** Answers it by mail, with up to five files: JPG, PNG or PDF of up to 10 MB each. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async answerClaim(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnswerClaimInput) input: AnswerClaimInput,
    @Arg("files", () => [GraphQLUpload], { nullable: true }) uploads?: Promise<FileUpload>[] | null,
  ) {
    const files = await storeClaimFiles(context, uploads);
    return context.read.one(Claim, info, { id: await context.run(answerClaim, { id, input, files }) });
  }
}

/** Mutations beside {@link ClaimActsResolver} that only run an act. */
export const ClaimMutations = mutations({
  extendClaim: changed(
    Claim,
    extendClaim,
    { id: ID, input: ClaimReasonInput },
    May("answerClaims"),
    NotFound(NO_CLAIM),
  ),
  askToCompleteClaim: changed(
    Claim,
    askToCompleteClaim,
    { id: ID, input: ClaimReasonInput },
    May("answerClaims"),
    NotFound(NO_CLAIM),
  ),
  closeClaim: changed(
    Claim,
    closeClaim,
    { id: ID, input: ClaimReasonInput },
    May("answerClaims"),
    NotFound(NO_CLAIM),
  ),
  takeClaim: changed(Claim, takeClaim, { id: ID }, May("answerClaims"), NotFound(NO_CLAIM)),
  decideClaimIdentity: changed(
    Claim,
    decideClaimIdentity,
    { id: ID, input: DecideIdentityInput },
    May("answerClaims"),
    NotFound(NO_CLAIM),
  ),
});
