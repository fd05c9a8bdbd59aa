import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role, roleNames, SIGNED_IN } from "../../../core/auth/role.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, limited, mutations, shown } from "../../../core/graphql/mutations.ts";
import { NO_CLAIM } from "../claim/claim.access.ts";
import { storeClaimFiles } from "../claim/claim-files.ts";
import { addClaimFiles } from "./acts/add-claim-files.ts";
import { completeClaim } from "./acts/complete-claim.ts";
import { fileClaim } from "./acts/file-claim.ts";
import { proveClaimIdentity } from "./acts/prove-claim-identity.ts";
import { sendClaimCode } from "./acts/send-claim-code.ts";
import { sendClaimLink } from "./acts/send-claim-link.ts";
import { withdrawClaim } from "./acts/withdraw-claim.ts";
import { claimCodeLimit, claimLimit, followLimit, linkLimit } from "./claim-limits.ts";
import { checkClaim, CompleteClaimInput, FileClaimInput } from "./file-claim.inputs.ts";
import { filedClaim, followedClaim, myClaims, normalClaimNumber, ownClaim } from "./own-claim.reads.ts";
import { FiledClaim, FollowedClaim, OwnClaim } from "./own-claim.types.ts";

const OWN = [...roleNames, Role.LINK];

/** Queries and mutations of requests and claims for the people who make them. */
@Resolver(() => OwnClaim)
export class OwnClaimResolver {
  /**
   * Makes a request, with up to five files: JPG, PNG or PDF of up to 10 MB each; 5 an hour of one address. A
   * second click with the same key answers the first result.
   */
  @NotFound(NO_CLAIM)
  @Mutation(() => FiledClaim)
  async fileClaim(
    @Ctx() context: Context,
    @Arg("input", () => FileClaimInput) input: FileClaimInput,
    @Arg("files", () => [GraphQLUpload], { nullable: true }) uploads?: Promise<FileUpload>[] | null,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    checkClaim(input);
    await claimLimit(context);
    const files = await storeClaimFiles(context, uploads);
    const once = { key, operation: "fileClaim" };
    return filedClaim(context, await context.run(fileClaim, { input, files }, once));
  }

  /**
   * Returns the status of a request, by its number and its e-mail; at most 30 queries an hour from one
   * address.
   */
  @NotFound(NO_CLAIM)
  @Query(() => FollowedClaim)
  async followedClaim(
    @Ctx() context: Context,
    @Arg("number", () => String) number: string,
    @Arg("email", () => String) email: string,
  ) {
    await followLimit(context);
    return followedClaim(context, number, email);
  }

  /** Mails the link of a request to its own e-mail; 5 an hour of one address. */
  @NotFound(NO_CLAIM)
  @Mutation(() => Boolean)
  async sendClaimLink(
    @Ctx() context: Context,
    @Arg("number", () => String) number: string,
    @Arg("email", () => String) email: string,
  ) {
    await linkLimit(context);
    const asked = { number: normalClaimNumber(number), email: normalEmail(email) };
    return context.run(sendClaimLink, asked);
  }

  /** Returns a claimant's own request: by the link in the mail, or made while signed in. */
  @Auth(OWN)
  @NotFound(NO_CLAIM)
  @Query(() => OwnClaim)
  ownClaim(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return ownClaim(context, id);
  }

  /** Returns the requests that the viewer made while signed in, the newest first. */
  @Auth(SIGNED_IN)
  @Query(() => [OwnClaim])
  myClaims(@Ctx() context: Context) {
    return myClaims(context);
  }

  /** Sends the requested information, with up to five files. */
  @Auth(OWN)
  @NotFound(NO_CLAIM)
  @Mutation(() => OwnClaim)
  async completeClaim(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CompleteClaimInput) input: CompleteClaimInput,
    @Arg("files", () => [GraphQLUpload], { nullable: true }) uploads?: Promise<FileUpload>[] | null,
  ) {
    const files = await storeClaimFiles(context, uploads);
    return ownClaim(context, await context.run(completeClaim, { id, input, files }));
  }

  /** Adds the claimant's document to their request about data, while nobody has decided on their identity. */
  @Auth(OWN)
  @NotFound(NO_CLAIM)
  @Mutation(() => OwnClaim)
  async addClaimFiles(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("files", () => [GraphQLUpload]) uploads: Promise<FileUpload>[],
  ) {
    const files = await storeClaimFiles(context, uploads);
    return ownClaim(context, await context.run(addClaimFiles, { id, files }));
  }
}

/** Mutations beside {@link OwnClaimResolver} that only run an act. */
export const OwnClaimMutations = mutations({
  sendClaimCode: limited(claimCodeLimit, answered(Boolean, sendClaimCode, { id: ID }, NotFound(NO_CLAIM))),
  proveClaimIdentity: limited(
    claimCodeLimit,
    answered(Boolean, proveClaimIdentity, { id: ID, code: String }, NotFound(NO_CLAIM)),
  ),
  withdrawClaim: shown(OwnClaim, ownClaim, withdrawClaim, { id: ID }, Auth(OWN), NotFound(NO_CLAIM)),
});
