import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { MOST_CHOSEN } from "./batch.rules.ts";

/** Recipients of a notice: people, everybody with certain roles, and a team; each person is counted once. */
@InputType()
export class NoticeAudience {
  @IsOptional()
  @ArrayMaxSize(MOST_CHOSEN, { message: "Elige hasta 1.000 personas" })
  @Field(() => [Int], { nullable: true })
  userIds?: number[] | null;

  /** 1 CLIENTE … 7 OWNER. */
  @IsOptional()
  @ArrayMaxSize(7, { message: "Elige hasta 7 roles" })
  @Field(() => [Int], { nullable: true })
  roles?: number[] | null;

  /** A leader or a manager: they and their team. */
  @Field(() => Int, { nullable: true })
  teamOf?: number | null;
}

/** Filter of the list of people who can be notified. */
@InputType()
export class NotifiableFilter {
  @Field(() => String, { nullable: true }) search?: string | null;
  @Field(() => [Int], { nullable: true }) roles?: number[] | null;
}
