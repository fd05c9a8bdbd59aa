import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { argsOf, optional, stored } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { many, one, paged, queries } from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { storePicture } from "../../core/storage/public-picture.ts";
import { May } from "../accounts/account/permission.ts";
import { acceptPrivateRaffle } from "./acts/accept-private-raffle.ts";
import { cancelRaffle } from "./acts/cancel-raffle.ts";
import { createRaffle } from "./acts/create-raffle.ts";
import { drawRaffle } from "./acts/draw-raffle.ts";
import { startRaffle } from "./acts/start-raffle.ts";
import { updateRaffle } from "./acts/update-raffle.ts";
import { raffleActs, raffleFacts } from "./raffle.acts.rules.ts";
import { visibleRaffles } from "./raffle.access.ts";
import { Raffle } from "./raffle.entity.ts";
import {
  AcceptPrivateRaffleInput,
  CancelRaffleInput,
  DrawRaffleInput,
  RaffleInput,
  UpdateRaffleInput,
} from "./raffle.inputs.ts";
import { RafflePage, RafflePageArgs } from "./raffle.types.ts";

const LATEST = 5;
const picture = stored(
  ({ services }, file) => storePicture(services.storage, file, { field: "image" }),
  "image",
);

/** Raffles: everyone can see open and drawn ones; administration manages them. */
export const RaffleQueries = queries({
  /** The open raffle; null when there is none. */
  openRaffle: one(Raffle, () => ({ status: "open" as const }), {}),
  /** The latest results, newest first; at most 5. */
  drawnRaffles: many(
    Raffle,
    () => ({ where: { status: "drawn" as const }, orderBy: { drawDate: "desc", id: "desc" }, limit: LATEST }),
    {},
  ),
  /** Returns all raffles, newest first unless another order is requested. */
  raffles: paged(
    Raffle,
    RafflePage,
    ({ viewer }) => ({ where: visibleRaffles(viewer) }),
    { page: argsOf(RafflePageArgs) },
    May("manageRaffles"),
  ),
  raffle: one(Raffle, (_, { id }) => ({ id }), { id: ID }, May("manageRaffles")),
});

@Resolver(() => Raffle)
export class RaffleResolver {
  /** Returns the acts that the caller may do on the raffle now. */
  @Needs(...raffleFacts)
  @OfferedActs()
  acts(@Root() raffle: Raffle, @Ctx() context: Context) {
    return raffleActs.offered(context, raffle);
  }
}

/** Mutations of raffles. */
export const RaffleMutations = mutations({
  createRaffle: changed(
    Raffle,
    createRaffle,
    { input: RaffleInput, picture: optional(picture) },
    May("manageRaffles"),
  ),
  updateRaffle: changed(
    Raffle,
    updateRaffle,
    { id: ID, input: UpdateRaffleInput, picture: optional(picture) },
    May("manageRaffles"),
  ),
  cancelRaffle: changed(Raffle, cancelRaffle, { id: ID, input: CancelRaffleInput }, May("manageRaffles")),
  acceptPrivateRaffle: changed(
    Raffle,
    acceptPrivateRaffle,
    { id: ID, input: AcceptPrivateRaffleInput },
    May("acceptPrivateRaffles"),
  ),
  startRaffle: changed(Raffle, startRaffle, { id: ID }, May("manageRaffles")),
  drawRaffle: changed(Raffle, drawRaffle, { id: ID, input: DrawRaffleInput }, May("manageRaffles")),
});
