import { spendCode } from "../../../../core/auth/one-time-codes.ts";
import { addDays } from "../../../../core/colombia/days.ts";
import { revokeLinks } from "../../../../core/auth/links.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { contractMoves } from "../../../contracts/contract/contract-moves.ts";
import { lockWithQuote } from "../../../contracts/contract/contract-quote.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import "../../../contracts/contract/contract.audit.ts";
import "../../../contracts/contract/contract.events.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { contractContent } from "../../../contracts/contract/paper/contract-content.ts";
import { REFUND_DAYS } from "../../../contracts/contract/sale/retracto.rules.ts";
import { paymentLink } from "../../../contracts/plan/payment-link.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { openRefund } from "../../refund/open-refund.ts";
import "../retracto.audit.ts";
import "../retracto.events.ts";
import { retractedLetter, retractedSubject } from "../retracto.mail.ts";
import { WITHDRAWN_BY_CLIENT as REASON } from "../retracto.rules.ts";

/**
 * A client takes their contract back within the days of the law (Ley 1480 de 2011, art. 47), with the code
 * that was sent to them: it is cancelled, its commissions are voided, and what they paid is to be given back.
 */
export async function exerciseRetracto(
  work: Work,
  { contractId, code }: { contractId: string; code: string },
): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  await lockWithQuote(work, contract);
  await refuseContractAct(work, contract, "retract");
  await spendCode(work, "retracto", contract.id, code);

  const { id, status: from, totalPagado: amount } = contract;
  const until = addDays(work.today, REFUND_DAYS);
  contract.cancelReason = REASON;
  work.move(contractMoves, contract, "cancelled", {
    audit: ["contract.cancelled", { from, reason: REASON }],
  });
  work.audit("contract.retracted", id, { paid: amount });
  await revokeLinks(work, "signature", id);
  const payable = await loadPayable(work, { kind: "contract", id });
  await openRefund(work, payable, { monto: amount, reason: "retracto", dueOn: until });
  await work.emit("contract.cancelled", { contractId: id, from });
  await work.emit("contract.retracted", { contractId: id, amount, until });
  await queueMail(work, {
    key: `retracto:${id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: retractedSubject(contract.contractNumber),
    letter: retractedLetter(
      await contractContent(work.em, contract),
      amount > 0 ? { amount, until } : null,
      await paymentLink(work, contract),
    ),
  });
  return id;
}
