import type { Context } from "../../core/context.ts";
import { conflict, notFound } from "../../core/failure.ts";
import type { OpenableFile } from "../../core/storage/file.resolver.ts";
import { NO_NUMBER } from "./raffle.access.ts";
import { type RaffleReceipt, RECEIPT_FILENAME, rafflePdf } from "./raffle.pdf.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";

/**
 * Returns the receipt of a selection in its current state, printed on request. NOT_FOUND when none of its
 * numbers is held any more.
 */
export async function selectionReceipt({ services }: Context, selectionId: string): Promise<OpenableFile> {
  const numbers = await services.orm.em
    .fork()
    .find(RaffleNumber, { selectionId }, { orderBy: { value: "asc" }, populate: ["raffle"] });
  const [first] = numbers;
  if (!first) throw notFound(NO_NUMBER);
  const { title, prize, price, drawDate, drawLottery } = first.raffle;
  const receipt: RaffleReceipt = {
    title,
    prize,
    price,
    drawDate,
    drawLottery,
    numbers,
    permission: first.raffle,
    name: first.name ?? "",
    phone: first.phone ?? "",
    selectedAt: first.selectedAt ?? first.raffle.createdAt,
  };
  const about = { filename: RECEIPT_FILENAME, contentType: "application/pdf" };
  const stored = await services.storage.put(
    await services.pdf.print(rafflePdf(receipt, await services.agency.current())),
    about,
  );
  return {
    filename: RECEIPT_FILENAME,
    url: services.storage.addressOf(stored, { disposition: "attachment" }),
  };
}

/**
 * Returns the receipt of the selection that a held number belongs to. NOT_FOUND for an unknown number,
 * CONFLICT for a free number.
 */
export async function numberReceipt(context: Context, id: string): Promise<OpenableFile> {
  const number = await context.services.orm.em.fork().findOne(RaffleNumber, { id });
  if (!number) throw notFound(NO_NUMBER);
  if (number.selectionId === null) throw conflict(`Nadie ha elegido el número ${number.value}.`);
  return selectionReceipt(context, number.selectionId);
}
