import { Field, ID, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";

/** Says that a record has changed and nothing else: whoever may see it reads it again. */
@ObjectType({ simpleResolvers: true })
export class RecordChange {
  @Field(() => RecordKind)
  type!: RecordKind;

  /** Null: ask again, something may have been missed. It is the first thing that is told. */
  @Field(() => ID, { nullable: true })
  id!: string | null;

  /** Its edit version as it stands now; null for a kind that is not edited. */
  @Field(() => Int, { nullable: true })
  version!: number | null;
}

/** Somebody of the staff who has the same record open. */
@ObjectType({ simpleResolvers: true })
export class Onlooker {
  @Field(() => Int)
  id!: number;

  /** `LG`. */
  @Field(() => String)
  initials!: string;

  @Field(() => String)
  name!: string;
}
