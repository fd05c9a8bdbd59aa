import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { Raffle } from "./raffle.entity.ts";
import { RaffleNumberState } from "./raffle.enums.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { raffleOrder, takenOrder } from "./raffle.rules.ts";

/** One page of raffles. */
@ObjectType({ simpleResolvers: true })
export class RafflePage extends PageOf(Raffle) {}

/** One page of a board. */
@ObjectType({ simpleResolvers: true })
export class RaffleNumberPage extends PageOf(RaffleNumber) {}

/** One page of the numbers that nobody has taken. */
@ObjectType({ simpleResolvers: true })
export class FreeNumbers {
  @Field(() => [String]) values!: string[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) totalPages!: number;
}

/** Numbers that a person took together. */
@ObjectType({ simpleResolvers: true })
export class SelectedNumbers {
  @Field(() => [String]) numbers!: string[];
  selectionId!: string;
}

/** Change on the board of a raffle. */
@ObjectType({ simpleResolvers: true })
export class RaffleChange {
  @Field(() => ID) raffleId!: string;

  /** Empty when the raffle itself changed: it was opened, edited, drawn or cancelled. */
  @Field(() => [String]) values!: string[];

  /** New state of these numbers. */
  @Field(() => RaffleNumberState) state!: RaffleNumberState;
}

/** Page and order of the list of raffles. */
@ArgsType()
export class RafflePageArgs extends OrderedPageOf<Raffle>()(raffleOrder) {}

/** Page and order of the list of taken numbers. */
@ArgsType()
export class TakenNumberPageArgs extends OrderedPageOf<RaffleNumber>()(takenOrder) {}
