import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import "../../../contracts/contract/contract.audit.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/paper/contract-content.ts";
import { linkCodeLetter, linkCodeSubject } from "../link-code.mail.ts";

/** Sends the code that a link which staff was shown asks for, to the e-mail that the contract keeps. */
export async function requestLinkCode(work: Work, { contractId }: { contractId: string }): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  await work.lock(contract);
  const code = await issueCode(work, "payment-link", contract.id);
  work.audit("contract.link-code-sent", contract.id, {});
  await queueMail(work, {
    key: `link-code:${code.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: linkCodeSubject(contract.contractNumber),
    letter: linkCodeLetter(await contractContent(work.em, contract), code.digits, codeLimits.minutes),
  });
  return contract.id;
}
