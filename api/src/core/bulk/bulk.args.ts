import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { MOST_AT_ONCE, TOO_MANY } from "./bulk.rules.ts";

const NONE = { message: "Selecciona al menos un registro." };
const MANY = { message: TOO_MANY };
const TWICE = { message: "La selección tiene registros repetidos." };

/** Arguments common to all bulk acts, whatever their ids are. */
@ArgsType()
abstract class Repeatable {
  /** Key of the whole call: a repetition with it answers, record by record, as the first call did. */
  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

/** The records of a bulk act: 1–200, each once. */
@ArgsType()
export class BulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [ID])
  ids!: string[];
}

/** The people or packages of a bulk act: 1–200, each once. */
@ArgsType()
export class NumberedBulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [Int])
  ids!: number[];
}

/** Targets of a bulk act that are identified by foreign ids, not by ids of our records: 1–200, each once. */
@ArgsType()
export class NamedBulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [String])
  ids!: string[];
}
