import { Check, Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { SELLERS } from "../../../../core/auth/role.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { QuoteStatus } from "../quote.enums.ts";
import { QuoteRequest } from "./quote-request.entity.ts";

/**
 * What is told of a request that seems to repeat another one. Of that one no more than number and status: it
 * may be another team's.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({ name: "quotes_joined_is_over", expression: "joined_to_id is null or status = 'expired'" })
export abstract class QuoteRepetition extends QuoteRequest {
  /** The earlier request that this one seems to repeat. */
  @Auth(SELLERS)
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "repeats_id", persist: false, nullable: true })
  repeatsId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("repeats")})`)
  @Field(() => String, { nullable: true })
  repeatedNumber!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.status from quotes e where e.id = ${row("repeats")})`)
  @Field(() => QuoteStatus, { nullable: true })
  repeatedStatus!: QuoteStatus | null;

  /** The request that goes on instead of this one. */
  @Auth(SELLERS)
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "joined_to_id", persist: false, nullable: true })
  joinedToId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("joinedTo")})`)
  @Field(() => String, { nullable: true })
  joinedToNumber!: string | null;
}
