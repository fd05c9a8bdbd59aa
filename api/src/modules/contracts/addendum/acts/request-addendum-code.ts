import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import "../../signature/signature.audit.ts";
import { findAddendum } from "../addendum.access.ts";
import { addendumCodeLetter, addendumCodeSubject } from "../addendum.mail.ts";
import { refuseAddendumAct } from "../addendum-state.ts";

/** Sends the code with which a client signs an addendum, to the e-mail that it went to. */
export async function requestAddendumCode(work: Work, { id }: { id: string }): Promise<string> {
  const { addendum, contract } = await findAddendum(work, id);
  await work.lock(contract, addendum);
  refuseAddendumAct(work, addendum, contract, "sign");
  const code = await issueCode(work, "addendum", addendum.id);
  work.audit("contract.signing-code-sent", contract.id, {});
  await queueMail(work, {
    key: `signing-code:${code.id}`,
    to: addendum.emailSentTo ?? contract.cliente.email,
    subject: addendumCodeSubject(contract.contractNumber),
    letter: addendumCodeLetter(addendum.content, code.digits, codeLimits.minutes),
  });
  return addendum.id;
}
