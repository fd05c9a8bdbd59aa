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

/** One page of free numbers. */
@ObjectType({ simpleResolvers: true })
export class FreeNumbers {
  @Field(() => [String], { description: "Los números." }) values!: string[];
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Número de la página, desde 1." }) page!: number;
  @Field(() => Int, { description: "Cuántas páginas hay." }) totalPages!: number;
}

/** Numbers that a person reserved together. */
@ObjectType({ simpleResolvers: true })
export class SelectedNumbers {
  @Field(() => [String], { description: "Los números, de `000` a `999`." }) numbers!: string[];
  selectionId!: string;
}

/** Change on the board of a raffle. */
@ObjectType({ simpleResolvers: true })
export class RaffleChange {
  @Field(() => ID, { description: "Identificador de la rifa." }) raffleId!: string;

  @Field(() => [String], { description: "Los números que cambiaron; vacío cuando cambió la rifa misma." })
  values!: string[];

  @Field(() => RaffleNumberState, { description: "Cómo quedaron esos números." }) state!: RaffleNumberState;
}

/** Arguments for a page of the list of raffles, with the sort order. */
@ArgsType()
export class RafflePageArgs extends OrderedPageOf<Raffle>()(raffleOrder) {}

/** Arguments for a page of the list of held and paid numbers, with the sort order. */
@ArgsType()
export class TakenNumberPageArgs extends OrderedPageOf<RaffleNumber>()(takenOrder) {}
