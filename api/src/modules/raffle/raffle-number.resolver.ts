import { Ctx, FieldResolver, ID, Int, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { Ids } from "../../core/events/live.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, optional, orElse } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { limited } from "../../core/graphql/operations.ts";
import { computedFor, many, paged, queries } from "../../core/graphql/queries.ts";
import { perHour } from "../../core/http/limits.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { LongPageArgs } from "../../core/page.ts";
import { OpenableFile } from "../../core/storage/file.resolver.ts";
import { Does, May } from "../accounts/account/permission.ts";
import { payRaffleNumber } from "./acts/pay-raffle-number.ts";
import { releaseRaffleNumber } from "./acts/release-raffle-number.ts";
import { resetRaffleNumbers } from "./acts/reset-raffle-numbers.ts";
import { selectRaffleNumbers } from "./acts/select-raffle-numbers.ts";
import { NO_NUMBER } from "./raffle.access.ts";
import type { RaffleNumberState } from "./raffle.enums.ts";
import { numbersOf, SelectNumbersInput, TakenNumberFilter, takenFilter } from "./raffle.inputs.ts";
import { RAFFLE_CHANGED } from "./raffle-live.ts";
import { freeNumbers } from "./raffle.reads.ts";
import { numberReceipt, selectionReceipt } from "./raffle-receipt.ts";
import {
  FreeNumbers,
  RaffleChange,
  RaffleNumberPage,
  SelectedNumbers,
  TakenNumberPageArgs,
} from "./raffle.types.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import { raffleActs } from "./raffle.acts.rules.ts";

const ascending = { value: "asc" } as const;

/** Limits visitors without a session to ten selections an hour per address. */
const limitVisitors = async ({ services, origin, viewer }: Context): Promise<void> => {
  if (!viewer) await services.limits.limit("raffle", perHour(10), origin.ip ?? "unknown");
};

/** Board of a raffle: anyone can view it and reserve numbers; sellers record payments. */
export const RaffleNumberQueries = queries({
  raffleBoard: paged(RaffleNumber, RaffleNumberPage, () => ({ where: numbersOf(), orderBy: ascending }), {
    page: argsOf(LongPageArgs),
  }),
  freeRaffleNumbers: computedFor(FreeNumbers, freeNumbers, { page: argsOf(LongPageArgs) }),
  raffleNumbers: many(
    RaffleNumber,
    (_, { taken, raffleId }) => ({
      where: taken ? takenFilter({ raffleId }) : numbersOf(raffleId),
      orderBy: ascending,
    }),
    { taken: orElse(Boolean, false), raffleId: optional(ID) },
    May("sellRaffle"),
  ),
  takenRaffleNumbers: paged(
    RaffleNumber,
    RaffleNumberPage,
    (_, { filter }) => ({ where: takenFilter(filter ?? {}) }),
    { page: argsOf(TakenNumberPageArgs), filter: optional(TakenNumberFilter) },
    May("sellRaffle"),
  ),
  raffleReceipt: computedFor(OpenableFile, numberReceipt, { id: ID }, May("sellRaffle"), NotFound(NO_NUMBER)),
});

@Resolver(() => SelectedNumbers)
export class RaffleNumberResolver {
  /** Sends changed numbers live, from every server process; never their holders. */
  @Subscription(() => RaffleChange, {
    subscribe: ({ context }: { context: Context }) => context.services.live.subscribe(RAFFLE_CHANGED),
  })
  raffleChanged(@Root() { raffleId, values, state }: Ids): RaffleChange {
    const changed = String(values ?? "");
    return {
      raffleId: String(raffleId),
      values: changed ? changed.split(",") : [],
      state: state as RaffleNumberState,
    };
  }

  /** Returns the PDF of the numbers that were just reserved. */
  @FieldResolver(() => OpenableFile, { description: "El comprobante en PDF." })
  receipt(@Root() { selectionId }: SelectedNumbers, @Ctx() context: Context) {
    return selectionReceipt(context, selectionId);
  }
}

/** Mutations of raffle numbers. */
export const RaffleNumberMutations = mutations({
  selectRaffleNumbers: limited(
    limitVisitors,
    answered(SelectedNumbers, selectRaffleNumbers, { input: SelectNumbersInput }),
  ),
  resetRaffleNumbers: answered(Int, resetRaffleNumbers, {}, Does(raffleActs, "reset")),
  payRaffleNumber: changed(
    RaffleNumber,
    payRaffleNumber,
    { id: ID, isPaid: Boolean },
    May("sellRaffle"),
    RequiredArgs({ isPaid: "Indica si el número está pagado" }),
  ),
  releaseRaffleNumber: changed(RaffleNumber, releaseRaffleNumber, { id: ID }, May("sellRaffle")),
});
