import type { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import { codeLimits } from "../../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sendClientCode } from "../../contract/address/client-code.ts";
import { findAddendum } from "../addendum.access.ts";
import { addendumAim, addendumCodeLetter } from "../addendum.mail.ts";
import { refuseAddendumAct } from "../addendum-state.ts";

/**
 * Sends the code with which a client signs an addendum, by SMS or to the e-mail address that received the
 * addendum.
 */
export async function requestAddendumCode(
  work: Work,
  { id, channel }: { id: string; channel: CodeChannel },
): Promise<string> {
  const { addendum, contract } = await findAddendum(work, id);
  await work.lock(contract, addendum);
  await refuseAddendumAct(work, addendum, contract, "sign");
  await sendClientCode(work, contract, {
    purpose: "addendum",
    recordId: addendum.id,
    channel,
    email: addendum.emailSentTo ?? contract.cliente.email,
    key: "signing-code",
    aim: addendumAim(addendum.content),
    subject: `Tu código para ${addendumAim(addendum.content)}`,
    letter: (digits) => addendumCodeLetter(addendum.content, digits, codeLimits.minutes),
  });
  work.audit("contract.signing-code-sent", contract.id, { channel });
  return addendum.id;
}
