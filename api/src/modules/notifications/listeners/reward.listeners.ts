import { counted } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { PointMovement } from "../../rewards/point-movement.entity.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople } from "../notify-people.ts";

/** Notifies the owner of the points about a movement, except a movement of 0 points. */
async function notifyOwner(
  work: Work,
  { movementId }: { movementId: string },
  said: (movement: PointMovement, count: string) => Pick<NoticeText, "type" | "message">,
): Promise<void> {
  const movement = await work.em.findOneOrFail(PointMovement, { id: movementId });
  if (movement.points === 0) return;
  await notifyPeople(work, [movement.user.id], {
    link: "/puntos",
    data: { movement_id: movementId, points: movement.points, balance: movement.balance },
    ...said(movement, counted(Math.abs(movement.points), "punto", "puntos")),
  });
}

/** Listeners that notify people about their points. */
export const rewardNotices: readonly Listener[] = [
  on("points.earned", (work, event) =>
    notifyOwner(work, event, ({ balance }, count) => ({
      type: "points_earned",
      message: `Ganaste ${count} por alguien que referiste. Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
  on("points.taken-back", (work, event) =>
    notifyOwner(work, event, ({ balance }, count) => ({
      type: "points_taken_back",
      message:
        `Descontamos ${count}: un pago de alguien que referiste se devolvió. ` +
        `Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
  on("points.adjusted", (work, event) =>
    notifyOwner(work, event, ({ points, balance, reason }, count) => ({
      type: "points_adjusted",
      message:
        `${points > 0 ? "Sumamos" : "Descontamos"} ${count}: «${reason ?? ""}». ` +
        `Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
];
