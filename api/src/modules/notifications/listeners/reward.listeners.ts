import { counted } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { PointMovement } from "../../rewards/point-movement.entity.ts";
import "../../rewards/points.events.ts";
import type { Told } from "../notify.ts";
import { tell } from "../told-people.ts";

/** Tells whose points they are of a movement; one of nothing is no news. */
async function tellOwner(
  work: Work,
  { movementId }: { movementId: string },
  said: (movement: PointMovement, count: string) => Pick<Told, "type" | "message">,
): Promise<void> {
  const movement = await work.em.findOneOrFail(PointMovement, { id: movementId });
  if (movement.points === 0) return;
  await tell(work, [movement.user.id], {
    link: "/puntos",
    data: { movement_id: movementId, points: movement.points, balance: movement.balance },
    ...said(movement, counted(Math.abs(movement.points), "punto", "puntos")),
  });
}

/** What people are told of their points. */
export const rewardNotices: readonly Listener[] = [
  on("points.earned", (work, event) =>
    tellOwner(work, event, ({ balance }, count) => ({
      type: "points_earned",
      message: `Ganaste ${count} por alguien que referiste. Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
  on("points.taken-back", (work, event) =>
    tellOwner(work, event, ({ balance }, count) => ({
      type: "points_taken_back",
      message:
        `Descontamos ${count}: un pago de alguien que referiste se devolvió. ` +
        `Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
  on("points.adjusted", (work, event) =>
    tellOwner(work, event, ({ points, balance, reason }, count) => ({
      type: "points_adjusted",
      message:
        `${points > 0 ? "Sumamos" : "Descontamos"} ${count}: «${reason ?? ""}». ` +
        `Tu saldo es ${balance.toLocaleString("es-CO")}.`,
    })),
  ),
];
