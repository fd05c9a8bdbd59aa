import { Field, InputType, Int } from "type-graphql";

/** Days for which the agency keeps data that no law requires it to keep; absent ones are unchanged. */
@InputType()
export class RetentionRuleInput {
  @Field(() => Int, { nullable: true }) readNoticeDays?: number | null;
  @Field(() => Int, { nullable: true }) noticeDays?: number | null;
  @Field(() => Int, { nullable: true }) mailDays?: number | null;
  @Field(() => Int, { nullable: true }) accessDays?: number | null;
  @Field(() => Int, { nullable: true }) draftDays?: number | null;
  @Field(() => Int, { nullable: true }) idlePersonDays?: number | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
