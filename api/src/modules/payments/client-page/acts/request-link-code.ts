import type { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import { codeLimits } from "../../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sendClientCode } from "../../../contracts/contract/address/client-code.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import { linkCodeAim, linkCodeLetter } from "../link-code.mail.ts";

/** Sends the code that a link shown to staff requires, to the contract's e-mail or by SMS. */
export async function requestLinkCode(
  work: Work,
  { contractId, channel }: { contractId: string; channel: CodeChannel },
): Promise<string> {
  const contract = await findOwnContract(work.forUpdate, contractId);
  const content = await contractContent(work.em, contract);
  await sendClientCode(work, contract, {
    purpose: "payment-link",
    recordId: contract.id,
    channel,
    email: contract.emailSentTo ?? contract.cliente.email,
    key: "link-code",
    aim: linkCodeAim(content),
    subject: `Tu código para ${linkCodeAim(content)}`,
    letter: (digits) => linkCodeLetter(content, digits, codeLimits.minutes),
  });
  work.audit("contract.link-code-sent", contract.id, { channel });
  return contract.id;
}
