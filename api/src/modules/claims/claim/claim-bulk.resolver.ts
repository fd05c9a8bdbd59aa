import { NotFound } from "../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { takeClaim } from "./acts/take-claim.ts";
import { NO_CLAIM } from "./claim.access.ts";

/** Acts on several requests at once, each separately. */
export const ClaimBulkResolver = mutations({
  takeEachClaim: ofEach(takeClaim, {}, May("answerClaims"), NotFound(NO_CLAIM)),
});
