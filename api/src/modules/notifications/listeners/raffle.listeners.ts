import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { OWNER } from "../../accounts/permissions.rules.ts";
import { Raffle } from "../../raffle/raffle.entity.ts";
import "../../raffle/raffle.events.ts";
import { tellRoles } from "../told-people.ts";

/** Who is told of a raffle that nobody has authorised. */
export const raffleNotices: readonly Listener[] = [
  on("raffle.unregistered", async (work, { raffleId }) => {
    const { title } = await work.em.findOneOrFail(Raffle, { id: raffleId });
    await tellRoles(work, [OWNER], {
      category: "system",
      type: "raffle_unregistered",
      priority: "high",
      link: addressOf("raffles"),
      data: { raffle_id: raffleId },
      title: "Rifa sin autorización registrada",
      message: `La rifa «${title}» está abierta sin autorización registrada. Regístrala o cancélala.`,
    });
  }),
];
