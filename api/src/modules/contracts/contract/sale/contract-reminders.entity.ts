import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { instant } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { contactedBySql, remindedTodaySql } from "../../../../core/reminding/reminder.sql.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { ContactChannel } from "../contract.enums.ts";
import { ContractPrice } from "./contract-price.entity.ts";

/** How the client of a contract was reminded of it. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class ContractReminders extends ContractPrice {
  /** When whoever does the next step was last reminded by hand. */
  @Auth(STAFF)
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  remindedAt: Date | null = null;

  /** Whether that was today. */
  @Auth(STAFF)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true })
  remindedToday!: boolean | null;

  /** By what its client was contacted this week about a debt or an offer: no other channel reaches them. */
  @Auth(STAFF)
  @Sql((row) => contactedBySql(sql`lower(coalesce(${row("emailSentTo")}, ${row("party")}->>'email'))`))
  @Field(() => ContactChannel, { nullable: true })
  contactedBy!: ContactChannel | null;
}
