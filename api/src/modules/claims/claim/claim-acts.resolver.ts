import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, prepared, Upload } from "../../../core/graphql/arguments.ts";
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
import { withFiles } from "./claim-files.ts";
import { AnswerClaimInput, ClaimReasonInput, DecideIdentityInput } from "./claim.inputs.ts";

/** Mutations for the people who answer requests about data and claims of consumers. */
export const ClaimMutations = mutations({
  answerClaim: changed(
    Claim,
    answerClaim,
    prepared({ id: ID, input: AnswerClaimInput, files: optional([Upload]) }, withFiles),
    May("answerClaims"),
    NotFound(NO_CLAIM),
  ),
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
