import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { sql } from "../../../core/read/sql.ts";
import { RaffleNumber } from "../../raffle/raffle-number.entity.ts";
import { Raffle } from "../../raffle/raffle.entity.ts";
import { peopleOf, notifyPeople, notifyRoles } from "../notify-people.ts";

/** Returns the URL of the page with a raffle's numbers, for its sellers. */
const numbersOf = (raffleId: string): string => `${addressOf("takenNumbers")}?rifa=${raffleId}`;

/** Listeners that notify about raffles without official authorization. */
export const raffleNotices: readonly Listener[] = [
  on("raffle.unregistered", async (work, { raffleId }) => {
    const { title } = await work.em.findOneOrFail(Raffle, { id: raffleId });
    await notifyRoles(work, [OWNER], {
      type: "raffle_unregistered",
      link: addressOf("raffles"),
      data: { raffle_id: raffleId },
      message: `La rifa «${title}» está abierta sin autorización registrada. Regístrala o cancélala.`,
    });
  }),
  on("raffle.paid", async (work, { raffleId, numberId }) => {
    const { value, name, seller } = await work.em.findOneOrFail(RaffleNumber, { id: numberId });
    await notifyPeople(work, [seller?.id], {
      type: "raffle_paid",
      link: numbersOf(raffleId),
      data: { raffle_id: raffleId, value },
      message: `El número ${value} de ${name ?? "tu cliente"} quedó pagado.`,
    });
  }),
  on("raffle.released", async (work, { raffleId, sellerId, values }) => {
    await notifyPeople(work, [sellerId], {
      type: "raffle_released",
      link: numbersOf(raffleId),
      data: { raffle_id: raffleId, values },
      message: `Nadie pagó a tiempo y quedaron libres: ${values.join(", ")}.`,
    });
  }),
  on("raffle.drawn", async (work, { raffleId }) => {
    const { title, winningNumber, winner } = await work.em.findOneOrFail(Raffle, { id: raffleId });
    const sellers = await work.rows<{ seller_id: number }>(sql`select distinct seller_id from raffle_numbers
      where raffle_id = ${raffleId}::uuid and seller_id is not null`);
    const above = await peopleOf(work, ADMIN, OWNER);
    await notifyPeople(work, [...above, ...sellers.map(({ seller_id }) => seller_id)], {
      type: "raffle_drawn",
      link: numbersOf(raffleId),
      data: { raffle_id: raffleId, value: winningNumber },
      message:
        `En la rifa «${title}» ganó el número ${winningNumber ?? ""}` +
        (winner ? "." : ", que nadie había pagado."),
    });
  }),
];
