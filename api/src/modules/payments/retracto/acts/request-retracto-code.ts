import type { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import { codeLimits } from "../../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sendClientCode } from "../../../contracts/contract/address/client-code.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import { refuseSecondRetracto } from "../second-retracto.ts";
import { retractoAim, retractoCodeLetter } from "../retracto.mail.ts";

/** Sends the code that a client needs to withdraw from the contract, to the contract's e-mail or by SMS. */
export async function requestRetractoCode(
  work: Work,
  { contractId, channel }: { contractId: string; channel: CodeChannel },
): Promise<string> {
  const contract = await findOwnContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "retract");
  await refuseSecondRetracto(work, contract);
  const content = await contractContent(work.em, contract);
  await sendClientCode(work, contract, {
    purpose: "retracto",
    recordId: contract.id,
    channel,
    email: contract.emailSentTo ?? contract.cliente.email,
    key: "retracto-code",
    aim: retractoAim(content),
    subject: `Tu código para ${retractoAim(content)}`,
    letter: (digits) => retractoCodeLetter(content, digits, codeLimits.minutes),
  });
  work.audit("contract.retracto-code-sent", contract.id, { channel });
  return contract.id;
}
