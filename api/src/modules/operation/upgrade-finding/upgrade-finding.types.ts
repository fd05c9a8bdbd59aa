import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/** A record that an earlier version may have got wrong. */
@ObjectType({ simpleResolvers: true })
export class UpgradeFinding {
  @Field(() => ID) id!: string;
  @Field(() => UpgradeFindingKind) kind!: UpgradeFindingKind;
  @Field(() => ID) subjectId!: string;
  @Field(() => ID, { nullable: true }) otherId!: string | null;
  /** Receipt number, text of the movement, name of the customer or hotel, or number of the contract. */
  @Field(() => String) title!: string;
  /** Text of the other movement, mobile of the customers, client of the contract, or city of the hotel. */
  @Field(() => String, { nullable: true }) second!: string | null;
  @Field(() => String, { nullable: true }) fact!: string | null;
  @Field(() => COP, { nullable: true }) amount!: number | null;
  /** The movement's day. */
  @Field(() => Day, { nullable: true }) day!: string | null;
  /** Bank account of the movement. */
  @Field(() => ID, { nullable: true }) accountId!: string | null;
  /** True of a contract that is not signed: it can be printed again. */
  @Field(() => Boolean) printable!: boolean;
  @Field(() => DateTime, { nullable: true }) reviewedAt!: Date | null;
  @Field(() => String, { nullable: true }) reviewedBy!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class UpgradeFindingPage extends PageOf(UpgradeFinding) {
  /** Number of unreviewed findings of every kind. */
  @Field(() => Int) open!: number;
}
