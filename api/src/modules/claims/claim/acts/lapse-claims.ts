import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Claim } from "../claim.entity.ts";
import { lapsedLetter } from "../claim.mail.ts";
import { claimMoves } from "../claim-moves.ts";

const AT_ONCE = 100;

/**
 * Closes the requests that were not completed within two months (Ley 1581 de 2012 art. 15), and notifies the
 * people who made them.
 */
export async function lapseClaims(work: Work): Promise<void> {
  const late = await work.em.find(
    Claim,
    { status: "incompleto", lapsesOn: { $lt: work.today } },
    { orderBy: { id: "asc" }, limit: AT_ONCE },
  );
  for (const claim of late) {
    await work.lock(claim);
    if (claim.status !== "incompleto") continue;
    work.move(claimMoves, claim, "desistido", { audit: ["claim.lapsed", {}] });
    await queueMail(work, { key: `claim-lapsed:${claim.id}`, to: claim.email, ...lapsedLetter(claim) });
  }
}
