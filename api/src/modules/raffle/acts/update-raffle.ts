import { assign } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { defined } from "../../../core/input/defined.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { lockRaffleFor } from "../raffle.access.ts";
import type { UpdateRaffleInput } from "../raffle.inputs.ts";
import { announceNumbers } from "../raffle-live.ts";
import { authorizationOf, changedAuthorization, keepsAuthorization } from "../raffle-authorization.ts";
import { missingOf, refuseHalfAuthorization } from "../raffle-authorization.rules.ts";
import { AUTHORIZATION_STAYS, PRICE_IS_FIXED, refusePastDraw } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

interface Args {
  readonly id: string;
  readonly input: UpdateRaffleInput;
  readonly picture: PublicPicture | null;
}

/** Edits a raffle that has not ended; its price cannot change once a number is held. */
export async function updateRaffle(work: Work, { id, input, picture }: Args): Promise<string> {
  const raffle = await lockRaffleFor(work, "edit", id);
  work.edit(raffle, input.version);
  const { price: priceBefore, image: shown } = raffle;
  const { title, prize, price, drawDate, paymentText } = input;
  if (drawDate && drawDate !== raffle.drawDate) refusePastDraw(drawDate, work.today);
  if (
    price != null &&
    price !== priceBefore &&
    (await work.em.count(RaffleNumber, { raffle: id, selectedAt: { $ne: null } })) > 0
  )
    throw conflict(PRICE_IS_FIXED);
  const authorization = authorizationOf(input, raffle);
  refuseHalfAuthorization(authorization, work.today);
  if (keepsAuthorization(raffle) && missingOf(authorization).length > 0) throw conflict(AUTHORIZATION_STAYS);
  const changed = defined({
    title: title?.trim() || undefined,
    prize: prize?.trim() || undefined,
    price: price ?? undefined,
    drawDate: drawDate ?? undefined,
    paymentText: paymentText === undefined ? undefined : paymentText?.trim() || null,
    image: picture?.address,
    ...changedAuthorization(raffle, authorization),
  });
  assign(raffle, changed);
  if (picture) {
    await keepPictures(work, [picture], { type: "raffle", id });
    if (shown) await dropPictures(work, [shown], { type: "raffle", id });
  }
  work.audit("raffle.updated", id, { fields: Object.keys(changed), priceBefore, priceAfter: raffle.price });
  await announceNumbers(work, id);
  return id;
}
