import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
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
  /** Takes it, or takes it over. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async takeClaim(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Claim, info, { id: await run(takeClaim, { id }) });
  }

  /** Decides whether the attached document proves the person's identity. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async decideClaimIdentity(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => DecideIdentityInput) input: DecideIdentityInput,
  ) {
    return read.one(Claim, info, { id: await run(decideClaimIdentity, { id, input }) });
  }

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

  /** Extends its deadline, once and before it ends; the reason is mailed to the person. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async extendClaim(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ClaimReasonInput) { motivo }: ClaimReasonInput,
  ) {
    return read.one(Claim, info, { id: await run(extendClaim, { id, motivo }) });
  }

  /** Asks the person for missing information. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async askToCompleteClaim(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ClaimReasonInput) { motivo }: ClaimReasonInput,
  ) {
    return read.one(Claim, info, { id: await run(askToCompleteClaim, { id, motivo }) });
  }

  /** Closes it without an answer; the reason is mailed to the person. */
  @May("answerClaims")
  @NotFound(NO_CLAIM)
  @Mutation(() => Claim)
  async closeClaim(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ClaimReasonInput) { motivo }: ClaimReasonInput,
  ) {
    return read.one(Claim, info, { id: await run(closeClaim, { id, motivo }) });
  }
}
