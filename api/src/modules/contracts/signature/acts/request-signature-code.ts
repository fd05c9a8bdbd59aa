import type { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import { codeLimits } from "../../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sendClientCode } from "../../contract/address/client-code.ts";
import { findContract } from "../../contract/contract.find.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { signingAim, signingCodeLetter, signingCodeSubject } from "../signature.mail.ts";

/** Sends the code with which a client signs, by SMS or to the e-mail address that received the contract. */
export async function requestSignatureCode(
  work: Work,
  { contractId, channel }: { contractId: string; channel: CodeChannel },
): Promise<string> {
  const contract = await findContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "askCode");
  const content = await contractContent(work.em, contract);
  await sendClientCode(work, contract, {
    purpose: "signature",
    recordId: contract.id,
    channel,
    email: contract.emailSentTo ?? contract.cliente.email,
    key: "signing-code",
    aim: signingAim(content),
    subject: signingCodeSubject(content),
    letter: (digits) => signingCodeLetter(content, digits, codeLimits.minutes),
  });
  work.audit("contract.signing-code-sent", contract.id, { channel });
  return contract.id;
}
