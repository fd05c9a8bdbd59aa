import { Check, Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { day } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Day } from "../../../../core/scalars.ts";
import { retractoOpenSql } from "../contract.sql.ts";
import { SignedSale } from "./signed-sale.entity.ts";

/** A sale that may be taken back (Ley 1480 de 2011, art. 47): how it was sold, and until when. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({
  name: "contracts_retracto_is_for_sales_at_a_distance",
  expression: "retracto_until is null or (sold_at_distance is true and signed_at is not null)",
})
export abstract class DistanceSale extends SignedSale {
  /** Whether it was sold at a distance; null until the seller says so or the client signs by link. */
  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", nullable: true })
  soldAtDistance: boolean | null = null;

  /** The last day on which its client may take it back; written at the signature, null when there is none. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  retractoUntil: string | null = null;

  /** Whether that day has not passed and the trip has not begun. */
  @Sql(retractoOpenSql)
  @Field(() => Boolean)
  retractoOpen!: boolean;
}
