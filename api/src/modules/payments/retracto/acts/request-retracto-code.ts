import { codeLimits, issueCode } from "../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/paper/contract-content.ts";
import "../retracto.audit.ts";
import { refuseSecondRetracto } from "../second-retracto.ts";
import { retractoCodeLetter, retractoCodeSubject } from "../retracto.mail.ts";

/** Sends the code with which a client takes their contract back, to the e-mail that the contract keeps. */
export async function requestRetractoCode(
  work: Work,
  { contractId }: { contractId: string },
): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  await work.lock(contract);
  await refuseContractAct(work, contract, "retract");
  await refuseSecondRetracto(work, contract);
  const code = await issueCode(work, "retracto", contract.id);

  work.audit("contract.retracto-code-sent", contract.id, {});
  await queueMail(work, {
    key: `retracto-code:${code.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: retractoCodeSubject(contract.contractNumber),
    letter: retractoCodeLetter(await contractContent(work.em, contract), code.digits, codeLimits.minutes),
  });
  return contract.id;
}
