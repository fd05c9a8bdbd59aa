import { revokeLinks } from "../../../../core/links/links.ts";
import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { badInput } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { noteEmailChange } from "../address/note-email-change.ts";
import { contractContent } from "../print/contract-content.ts";
import { findContract } from "../contract.find.ts";
import { emailChangedLetter, emailChangedSubject } from "../print/contract.mail.ts";
import { refuseContractAct } from "../contract-state.ts";

/**
 * Changes the e-mail address to which a contract is sent for signature. Links already sent expire, the
 * former address is notified and may object, and the contract has to be sent again. An unchanged address has
 * no effect.
 */
export async function changeContractEmail(
  work: Work,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const next = normalEmail(email);
  const problem = emailProblem(next);
  if (problem) throw badInput("email", problem);
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "changeEmail");
  const before = contract.cliente.email;
  if (next === before) return contract.id;

  contract.cliente = { ...contract.cliente, email: next };
  contract.emailSentTo = null;
  contract.contentChangedAt = work.now;
  await revokeLinks(work, "signature", contract.id);
  await revokeLinks(work, "payment", contract.id);
  await revokeLinks(work, "calendar", contract.id);
  work.audit("contract.email-changed", contract.id, { before, after: next });
  if (before === "") return contract.id;
  const refusal = await noteEmailChange(work, { contract }, { before, after: next });
  await queueMail(work, {
    key: `contract-email-changed:${contract.id}:${work.now.getTime()}`,
    to: before,
    subject: emailChangedSubject(contract.contractNumber),
    letter: emailChangedLetter(await contractContent(work.em, contract), refusal),
  });
  return contract.id;
}
