import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { MOST_AT_ONCE, TOO_MANY } from "./bulk.rules.ts";

const NONE = { message: "Selecciona al menos un registro." };
const MANY = { message: TOO_MANY };
const TWICE = { message: "La selección tiene registros repetidos." };

/** Arguments common to all bulk acts. */
@ArgsType()
abstract class Repeatable {
  /**
   * Idempotency key of the whole call: a repeated call with this key returns, record by record, the outcome
   * of the first call.
   */
  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

/** Records of a bulk act: 1 to 200 ids without duplicates. */
@ArgsType()
export class BulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [ID])
  ids!: string[];
}

/** People or packages of a bulk act: 1 to 200 numeric ids without duplicates. */
@ArgsType()
export class NumberedBulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [Int])
  ids!: number[];
}

/** Targets of a bulk act with foreign ids, not ids of our records: 1 to 200 without duplicates. */
@ArgsType()
export class NamedBulkArgs extends Repeatable {
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AT_ONCE, MANY)
  @ArrayUnique(TWICE)
  @Field(() => [String])
  ids!: string[];
}
