import { addressOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import { Claim } from "../../claims/claim/claim.entity.ts";
import { claimKindLabels } from "../../claims/claim/claim.rules.ts";
import { answerTurn } from "../../claims/claim/turn/claim-turn.rules.ts";
import type { NoticeText } from "../notify.ts";
import { notifyWhoMay, notifyWhoseTurn } from "../notify-people.ts";

type Said = Pick<NoticeText, "type" | "title" | "message">;

/** Notifies the person who handles a request; without one, all people who answer requests. */
async function notifyOffice(work: Work, claimId: string, text: (claim: Claim) => Said): Promise<void> {
  const claim = await work.em.findOneOrFail(Claim, { id: claimId });
  const notice: NoticeText = {
    link: addressOf("oneClaim", { id: claimId }),
    data: { claim_id: claimId },
    ...text(claim),
  };
  await notifyWhoseTurn(work, await turnNow(work, claim, answerTurn), notice);
}

/**
 * Listeners that notify about data requests and consumer claims, and that stop notices when a consent is
 * revoked.
 */
export const claimNotices: readonly Listener[] = [
  on("claim.filed", (work, { claimId }) =>
    notifyOffice(work, claimId, ({ number, kind, dueOn }) => ({
      type: "claim_filed",
      title: `${claimKindLabels[kind]} ${number}`,
      message: `Respóndela a más tardar el ${spokenDay(dueOn)}.`,
    })),
  ),
  on("claim.completed", (work, { claimId }) =>
    notifyOffice(work, claimId, ({ number, dueOn }) => ({
      type: "claim_completed",
      title: `Completaron la solicitud ${number}`,
      message: `Llegó lo que faltaba: respóndela a más tardar el ${spokenDay(dueOn)}.`,
    })),
  ),
  on("claim.withdrawn", (work, { claimId }) =>
    notifyOffice(work, claimId, ({ number }) => ({
      type: "claim_withdrawn",
      title: `Desistieron de la solicitud ${number}`,
      message: "Quien la presentó la retiró: ya no hay que responderla.",
    })),
  ),
  on("claim.due-near", (work, { claimId }) =>
    notifyOffice(work, claimId, ({ number, dueOn }) => ({
      type: "claim_due",
      title: `La solicitud ${number} está por vencer`,
      message: `Vence el ${spokenDay(dueOn)} y nadie la ha respondido.`,
    })),
  ),
  on("claim.overdue", async (work, { claimId }) => {
    const { number, dueOn } = await work.em.findOneOrFail(Claim, { id: claimId });
    await notifyWhoMay(work, "answerClaims", {
      type: "claim_overdue",
      title: `La solicitud ${number} está vencida`,
      message: `Debía responderse el ${spokenDay(dueOn)}. Respóndela hoy.`,
      link: addressOf("oneClaim", { id: claimId }),
      data: { claim_id: claimId },
    });
  }),
  on("consent.revoked", async (work, { userId }) => {
    if (userId === null) return;
    await work.rows(
      sql`insert into notification_preferences (user_id, marketing_emails) values (${userId}, false)
        on conflict (user_id) do update set marketing_emails = false`,
    );
    await work.rows(sql`update notice_deliveries set done_at = ${work.now}, dropped = true
      where user_id = ${userId} and class = 'marketing' and done_at is null`);
  }),
];
