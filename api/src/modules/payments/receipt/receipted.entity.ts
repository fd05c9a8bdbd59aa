import { Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { CopColumn } from "../../../core/columns.ts";
import { COP } from "../../../core/scalars.ts";
import { WithReceipt } from "../../purchases/purchase/receipt.entity.ts";

/** What a payment has from its verification on: the numbered receipt that its client got. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class Receipted extends WithReceipt {
  /** `RC-2026-000310`, drawn at verification; it stays with a payment that is reversed. */
  @Field(() => String, { nullable: true })
  @Unique()
  @Property({ type: "text", nullable: true })
  receiptNumber: string | null = null;

  /** What of the contract was still to be paid once this payment counted, in COP: as its receipt says. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  balanceAfter: number | null = null;

  /** Key in storage of the receipt's PDF; null until its job made it. */
  @Property({ type: "text", nullable: true }) receiptKey: string | null = null;
}
