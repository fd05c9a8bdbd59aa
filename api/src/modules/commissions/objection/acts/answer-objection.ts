import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockObjectionFor } from "../objection.access.ts";
import type { AnswerObjectionInput } from "../objection.inputs.ts";
import { objectionMoves } from "../objection-moves.ts";

/**
 * Records whether a seller's objection is justified. It changes no amount; any correction is a separate act.
 */
export async function answerObjection(
  work: Work,
  { id, input: { acepta, respuesta: said } }: { id: string; input: AnswerObjectionInput },
): Promise<string> {
  const objection = await lockObjectionFor(work, "answer", id);
  const respuesta = said.trim();
  const status = acepta ? "aceptada" : "no_aceptada";
  const commissionId = objection.commission.id;
  const answeredBy = work.viewer && work.em.getReference(User, work.viewer.id);
  assign(objection, { respuesta, answeredBy });
  work.move(objectionMoves, objection, status, {
    audit: ["commission-objection.answered", { commissionId, status, respuesta }],
  });
  await work.emit("commission-objection.answered", { objectionId: id, commissionId });
  return id;
}
