import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { announceNumbers } from "../raffle-live.ts";
import { Raffle } from "../raffle.entity.ts";
import type { RaffleInput } from "../raffle.inputs.ts";
import { authorizationOf } from "../raffle-authorization.ts";
import { refuseHalfAuthorization } from "../raffle-authorization.rules.ts";
import { refusePastDraw } from "../raffle.rules.ts";

interface Args {
  readonly input: RaffleInput;
  readonly picture: PublicPicture | null;
}

/** Creates a raffle, which is invisible to the public until it is opened; returns its id. */
export async function createRaffle(work: Work, { input, picture }: Args): Promise<string> {
  const { title, prize, price, drawDate, paymentText } = input;
  const authorization = authorizationOf(input, new Raffle());
  refusePastDraw(drawDate, work.today);
  refuseHalfAuthorization(authorization, work.today);
  const raffle = make(Raffle, {
    title: title.trim(),
    prize: prize.trim(),
    price,
    drawDate,
    paymentText: paymentText?.trim() || null,
    ...authorization,
    image: picture?.address ?? null,
  });
  work.add(raffle);
  if (picture) await keepPictures(work, [picture], { type: "raffle", id: raffle.id });
  work.audit("raffle.created", raffle.id, { title: raffle.title, price, drawDate });
  await announceNumbers(work, raffle.id);
  return raffle.id;
}
