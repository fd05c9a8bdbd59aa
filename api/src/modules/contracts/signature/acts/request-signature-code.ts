import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../contract/contract.find.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { contractContent } from "../../contract/paper/contract-content.ts";
import "../signature.audit.ts";
import { signingCodeLetter, signingCodeSubject } from "../signature.mail.ts";

/** Sends the code with which a client signs, to the e-mail that the contract went to. */
export async function requestSignatureCode(
  work: Work,
  { contractId }: { contractId: string },
): Promise<string> {
  const contract = await findContract(work, contractId);
  await work.lock(contract);
  await refuseContractAct(work, contract, "askCode");
  const code = await issueCode(work, "signature", contract.id);

  work.audit("contract.signing-code-sent", contract.id, {});
  await queueMail(work, {
    key: `signing-code:${code.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: signingCodeSubject(contract.contractNumber),
    letter: signingCodeLetter(await contractContent(work.em, contract), code.digits, codeLimits.minutes),
  });
  return contract.id;
}
