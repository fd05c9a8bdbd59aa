import { emailProblem } from "../../../../core/colombia/emails.ts";
import { revokeLinks } from "../../../../core/links/links.ts";
import { badInput } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import type { ContractMailInput } from "../contract.inputs.ts";
import { sendLetter, sendWording } from "../print/contract.mail.ts";
import { howToPayNext, throughLinkOf } from "../print/contract-payment.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { printIfChanged, type Printed, versionOf } from "../print/contract.print.ts";
import { newSignatureLink } from "../print/signature-link.ts";
import { contractMoves } from "../contract-moves.ts";
import { recipientOf } from "../contract-recipient.ts";
import { refuseContractAct } from "../contract-state.ts";

/**
 * Sends a contract to its client for signature, with the PDF attached and a link valid for 30 days. A draft
 * becomes active; an active contract is sent again, with a new PDF if it changed. Links sent to another
 * address expire.
 */
export const sendContract: PreparedAct<{ id: string; mail?: ContractMailInput }, Printed, string> = {
  name: "sendContract",
  async prepare(scope, { id, mail = {} }) {
    const contract = await fieldsFirst(findContract(scope, id), () => refuseNoAddress(mail));
    await refuseContractAct(scope, contract, "send");
    recipientOf(contract, mail.to);
    return printIfChanged(scope, contract);
  },
  async act(work, { id, mail = {} }, printed) {
    const contract = await findContract(work.forUpdate, id);
    await refuseContractAct(work, contract, "send");
    const version = await versionOf(work, contract, printed);
    const to = recipientOf(contract, mail.to);
    const url = await signatureUrl(work, contract, to);
    const ways = throughLinkOf(await paymentLink(work, contract), await howToPayNext(work, contract));

    const preview = sendWording(printed.content);
    const wording = {
      subject: mail.subject?.trim() || preview.subject,
      message: mail.message?.trim() || preview.message,
    };
    await queueMail(work, {
      key: `contract-sent:${version.id}:${work.now.getTime()}`,
      to,
      subject: wording.subject,
      letter: sendLetter(printed.content, wording, url, ways),
      attachments: [
        {
          filename: version.filename,
          storageKey: version.fileKey,
          contentType: "application/pdf",
          size: version.size,
        },
      ],
    });

    contract.emailSentTo = to;
    work.move(contractMoves, contract, "active", {
      audit: ["contract.sent", { from: contract.status, version: version.number, email: to }],
    });
    await work.emit("contract.sent", { contractId: contract.id });
    return contract.id;
  },
};

/** @throws Refusal BAD_USER_INPUT when the recipient is not a valid e-mail address. */
function refuseNoAddress({ to }: ContractMailInput): void {
  const problem = to?.trim() ? emailProblem(to) : null;
  if (problem) throw badInput("to", problem);
}

async function signatureUrl(work: Work, contract: Contract, to: string): Promise<string> {
  if (contract.emailSentTo && contract.emailSentTo !== to) await revokeLinks(work, "signature", contract.id);
  return newSignatureLink(work, contract.id);
}
