import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { Ids } from "../../core/events/live.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { limited } from "../../core/graphql/operations.ts";
import { perHour } from "../../core/http/limits.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { LongPageArgs } from "../../core/page.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
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
@Resolver(() => SelectedNumbers)
export class RaffleNumberResolver {
  /** One page of the open raffle's board. */
  @Reads(() => RaffleNumber)
  @Query(() => RaffleNumberPage)
  raffleBoard(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => LongPageArgs) { limit, offset }: LongPageArgs,
  ) {
    return read.page(RaffleNumber, info, { where: numbersOf(), orderBy: ascending, limit, offset });
  }

  /** The free numbers of the open raffle, 20 to a page. */
  @Query(() => FreeNumbers)
  freeRaffleNumbers(@Ctx() context: Context, @Args(() => LongPageArgs) page: LongPageArgs) {
    return freeNumbers(context, page);
  }

  /**
   * Returns the whole board of a raffle, by default the open one; with `taken`, only held and paid numbers.
   */
  @May("sellRaffle")
  @Reads(() => RaffleNumber)
  @Query(() => [RaffleNumber])
  raffleNumbers(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("taken", () => Boolean, { defaultValue: false }) taken: boolean,
    @Arg("raffleId", () => ID, { nullable: true }) raffleId?: string,
  ) {
    const where = taken ? takenFilter({ raffleId: raffleId ?? null }) : numbersOf(raffleId);
    return read.list(RaffleNumber, info, { where, orderBy: ascending });
  }

  /** Returns one page of the held and paid numbers of a raffle, with their holders. */
  @May("sellRaffle")
  @Reads(() => RaffleNumber)
  @Query(() => RaffleNumberPage)
  takenRaffleNumbers(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => TakenNumberPageArgs) { limit, offset, orderBy }: TakenNumberPageArgs,
    @Arg("filter", () => TakenNumberFilter, { nullable: true }) filter?: TakenNumberFilter,
  ) {
    return read.page(RaffleNumber, info, { where: takenFilter(filter), orderBy, limit, offset });
  }

  /** Returns the PDF of the numbers that were selected together with this one. */
  @May("sellRaffle")
  @NotFound(NO_NUMBER)
  @Query(() => OpenableFile)
  raffleReceipt(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return numberReceipt(context, id);
  }

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
