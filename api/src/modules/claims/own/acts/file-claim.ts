import { make } from "../../../../core/rows.ts";
import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { isStaff } from "../../../accounts/staff.rules.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { keepClaimFiles } from "../../claim/claim-files.ts";
import { newClaimLink } from "../../claim/claim-link.ts";
import { filedLetter, proofLetter } from "../../claim/claim.mail.ts";
import { answerUntil, completionAskedUntil, isAboutData, numberKindOf } from "../../claim/claim.rules.ts";
import { checkClaim, type FileClaimInput } from "../file-claim.inputs.ts";

/** A request to be filed, with its attached files. */
export interface Filing {
  readonly input: FileClaimInput;
  readonly files: readonly StoredBytes[];
}

/**
 * Files a request about data or a consumer's claim. The request gets a number and a deadline, and an e-mail
 * states both. A signed-in person whose confirmed e-mail is the request's is identified by it; anybody else
 * with a request about data is sent a code, also when staff files the request for them.
 */
export async function fileClaim(work: Work, { input, files }: Filing): Promise<string> {
  const filed = checkClaim(input);
  const viewer = work.viewer && (await work.em.findOneOrFail(User, { id: work.viewer.id }));
  const own = viewer !== null && viewer.emailVerified && viewer.email === filed.email;
  const byStaff = isStaff(work.viewer) && !own;

  const claim = make(Claim, {
    ...filed,
    number: await work.number(numberKindOf(filed.kind)),
    filedOn: work.today,
    dueOn: answerUntil(filed.kind, work.today),
    completionAskedUntil: completionAskedUntil(work.today),
    identity: !isAboutData(filed.kind) ? "no_aplica" : own ? "cuenta" : "pendiente",
    claimant: own ? viewer : null,
    createdBy: byStaff ? viewer : null,
  });
  work.add(claim);
  const { id, number, kind, dueOn, email } = claim;
  work.audit("claim.filed", id, { number, kind, dueOn, byStaff });
  await keepClaimFiles(work, id, files);
  await recordConsent(work, "request", id, input.aceptaTratamiento === true);
  await work.emit("claim.filed", { claimId: id });
  await queueMail(work, {
    key: `claim-filed:${id}`,
    to: email,
    ...filedLetter(claim, newClaimLink(work, id)),
  });
  if (claim.identity === "pendiente") {
    const code = await issueCode(work, "claim", id);
    const letter = proofLetter(claim, code.digits, codeLimits.minutes);
    await queueMail(work, { key: `claim-code:${code.id}`, to: email, ...letter });
  }
  return id;
}
