import { assign } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import { announceNumbers } from "../raffle-live.ts";
import type { AcceptPrivateRaffleInput } from "../raffle.inputs.ts";

/**
 * Records the person, with name and day, who takes responsibility that a raffle without authorization is a
 * private promotion; the raffle can then be opened. The day cannot be in the future.
 */
export async function acceptPrivateRaffle(
  work: Work,
  { id, input }: { id: string; input: AcceptPrivateRaffleInput },
): Promise<string> {
  const raffle = await lockRaffleFor(work, "acceptPrivate", id);
  if (input.day > work.today) throw badInput("day", "La fecha no puede ser futura");
  const privateName = input.name.trim();
  assign(raffle, {
    privateName,
    privateDay: input.day,
    privateBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.audit("raffle.private-accepted", id, { name: privateName, day: input.day });
  await announceNumbers(work, id);
  return id;
}
