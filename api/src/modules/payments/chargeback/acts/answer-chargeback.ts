import { assign } from "../../../../core/rows.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockChargeback } from "../chargeback.access.ts";
import { chargebackActs } from "../chargeback.acts.rules.ts";
import type { AnswerChargebackInput } from "../chargeback.inputs.ts";
import { answerLetter } from "../chargeback.mail.ts";
import { chargebackMoves } from "../chargeback-moves.ts";

/**
 * Answers a client's claim. An accepted claim then waits for the provider; a refused claim is closed. The
 * client is notified of the reason.
 */
export async function answerChargeback(
  work: Work,
  { id, input: { procede, respuesta } }: { id: string; input: AnswerChargebackInput },
): Promise<string> {
  const { chargeback, payment, payable } = await lockChargeback(work, id);
  chargebackActs.refuse("decide", work, chargeback);

  const answer = respuesta.trim();
  const decidedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  assign(chargeback, { decisionNote: answer, decidedBy });
  work.move(chargebackMoves, chargeback, procede ? "procede" : "no_procede", {
    audit: ["chargeback.answered", { procede, answer }],
  });
  const content = await payable.content(work.em);
  const { number, dueOn } = chargeback;
  await queueMail(work, {
    key: `chargeback-answered:${id}`,
    to: payment.pagadorEmail ?? content.client.email,
    ...answerLetter(content, { number, dueOn, monto: payment.monto }, procede, answer),
  });
  return id;
}
