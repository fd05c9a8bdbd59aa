import { assign } from "../../../../core/rows.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { findCancellation } from "../cancellation.access.ts";
import { cancellationActs } from "../cancellation.acts.rules.ts";
import { discardedLetter, discardedSubject } from "../cancellation.mail.ts";
import { cancellationMoves } from "../cancellation-moves.ts";
import type { DiscardCancellationInput } from "../cancellation.inputs.ts";

/**
 * Rejects a client's cancellation request: the contract is unchanged, and the client is notified of the
 * reason.
 */
export async function discardCancellation(
  work: Work,
  { id, input: { motivo } }: { id: string; input: DiscardCancellationInput },
): Promise<string> {
  const request = await findCancellation(work, id);
  const contract = await work.em.findOneOrFail(Contract, { id: request.contract.id });
  await work.lock(contract, request);
  const { sellerId } = await work.facts(request, "sellerId");
  cancellationActs.refuse("discard", work, { status: request.status, sellerId });

  const answer = motivo.trim();
  assign(request, {
    answer,
    answeredBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.move(cancellationMoves, request, "discarded", {
    audit: ["contract.cancellation-discarded", { answer }, contract],
  });
  await queueMail(work, {
    key: `cancellation-discarded:${request.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: discardedSubject(contract.contractNumber),
    letter: discardedLetter(
      await contractContent(work.em, contract),
      answer,
      await paymentLink(work, contract),
    ),
  });
  return request.id;
}
