import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role, roleNames, SIGNED_IN } from "../../../core/auth/role.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, optional, prepared, repetitionKey } from "../../../core/graphql/arguments.ts";
import { answered, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, computedFor, queries } from "../../../core/graphql/queries.ts";
import { NO_CLAIM } from "../claim/claim.access.ts";
import { withFiles } from "../claim/claim-files.ts";
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
export const OwnClaimResolver = queries({
  followedClaim: limited(
    followLimit,
    computed(
      FollowedClaim,
      (context, { number, email }) => followedClaim(context, number, email),
      { number: String, email: String },
      NotFound(NO_CLAIM),
    ),
  ),
  ownClaim: computedFor(OwnClaim, ownClaim, { id: ID }, Auth(OWN), NotFound(NO_CLAIM)),
  /** Returns the requests that the viewer made while signed in, the newest first. */
  myClaims: computed([OwnClaim], myClaims, {}, Auth(SIGNED_IN)),
});

/** Mutations beside {@link OwnClaimResolver} that only run an act. */
export const OwnClaimMutations = mutations({
  fileClaim: shown(
    FiledClaim,
    filedClaim,
    fileClaim,
    prepared(
      { input: FileClaimInput, files: optional([Upload]), idempotencyKey: repetitionKey },
      async (context, given) => {
        checkClaim(given.input);
        await claimLimit(context);
        return withFiles(context, given);
      },
    ),
    NotFound(NO_CLAIM),
  ),
  sendClaimLink: limited(
    linkLimit,
    answered(
      Boolean,
      sendClaimLink,
      prepared({ number: String, email: String }, (_, { number, email }) => ({
        number: normalClaimNumber(number),
        email: normalEmail(email),
      })),
      NotFound(NO_CLAIM),
    ),
  ),
  completeClaim: shown(
    OwnClaim,
    ownClaim,
    completeClaim,
    prepared({ id: ID, input: CompleteClaimInput, files: optional([Upload]) }, withFiles),
    Auth(OWN),
    NotFound(NO_CLAIM),
  ),
  addClaimFiles: shown(
    OwnClaim,
    ownClaim,
    addClaimFiles,
    prepared({ id: ID, files: [Upload] }, withFiles),
    Auth(OWN),
    NotFound(NO_CLAIM),
  ),
  sendClaimCode: limited(claimCodeLimit, answered(Boolean, sendClaimCode, { id: ID }, NotFound(NO_CLAIM))),
  proveClaimIdentity: limited(
    claimCodeLimit,
    answered(Boolean, proveClaimIdentity, { id: ID, code: String }, NotFound(NO_CLAIM)),
  ),
  withdrawClaim: shown(OwnClaim, ownClaim, withdrawClaim, { id: ID }, Auth(OWN), NotFound(NO_CLAIM)),
});
