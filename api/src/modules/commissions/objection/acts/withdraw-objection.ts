import type { Work } from "../../../../core/mutation/work.ts";
import { lockObjectionFor } from "../objection.access.ts";
import { objectionMoves } from "../objection-moves.ts";

/** Withdraws a seller's objection before it is answered. */
export async function withdrawObjection(work: Work, { id }: { id: string }): Promise<string> {
  const objection = await lockObjectionFor(work, "withdraw", id);
  work.move(objectionMoves, objection, "retirada", {
    audit: ["commission-objection.withdrawn", { commissionId: objection.commission.id }],
  });
  return id;
}
