import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { findOwnContract } from "../../contract/contract.find.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { CANCELLATION_DECIDED } from "../../contract/cancellation-decided.rules.ts";
import { askedLetter, askedSubject } from "../cancellation.mail.ts";
import { CancellationRequest } from "../cancellation.entity.ts";

const ASKED_ALREADY = `Ya pediste cancelar este contrato. ${CANCELLATION_DECIDED}`;

/**
 * Records a client's request to cancel their contract. The client gets a confirmation by mail, the seller
 * and the seller's superiors are notified, and nothing else changes. Only one request can be open at a time.
 */
export async function requestCancellation(
  work: Work,
  { contractId, motivo }: { contractId: string; motivo: string },
): Promise<string> {
  const contract = await findOwnContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "requestCancellation");
  const waits = await work.em.count(CancellationRequest, { contract: contract.id, status: "pending" });
  if (waits > 0) throw conflict(ASKED_ALREADY);

  const reason = motivo.trim();
  const request = work.add(make(CancellationRequest, { contract, reason }));
  work.audit("contract.cancellation-requested", contract.id, { reason });
  await queueMail(work, {
    key: `cancellation-asked:${request.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: askedSubject(contract.contractNumber),
    letter: askedLetter(await contractContent(work.em, contract), await paymentLink(work, contract)),
  });
  await work.emit("contract.cancellation-requested", { contractId: contract.id, reason });
  return contract.id;
}
