import { Collection } from "@mikro-orm/core";
import { Entity, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SELLERS, STAFF } from "../../../core/auth/role.ts";
import { instant } from "../../../core/columns.ts";
import { nextStatusesSql } from "../../../core/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { remindedTodaySql } from "../../../core/reminding/reminder.sql.ts";
import { DateTime } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { CalculationStatus } from "../calculation/calculation.enums.ts";
import { QuoteQuestion } from "./question/quote-question.entity.ts";
import { QuoteLink } from "./sharing/quote-link.entity.ts";
import { QuoteRepetition } from "./request/quote-repetition.entity.ts";
import { QuoteStatus } from "./quote.enums.ts";
import { quoteLifecycle } from "./quote.lifecycle.ts";
import type { QuoteTurnFacts } from "./turn/quote-turn.rules.ts";
import {
  askedSql,
  converterSql,
  decisionToReviewSql,
  discountApproverSql,
  quoteTurnFactsSql,
  reviewerSql,
  salePersonSql,
  unpricedSql,
} from "./turn/quote-turn.sql.ts";
import { memberIdSql } from "../../accounts/turn/turn.sql.ts";
import { contractOf, draftOptions } from "./quote.sql.ts";

/** What the database tells of a quote and acts look at. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class QuoteFacts extends QuoteRepetition {
  /** The statuses that can follow, whoever asks; the client offers those the person's role may set. */
  @Sql((row) => nextStatusesSql(quoteLifecycle, row("status")))
  @Field(() => [QuoteStatus])
  nextStatuses!: QuoteStatus[];

  /** The status of the present calculation; null without one. */
  @Auth(SELLERS)
  @Sql((row) => sql`(select k.estado from quote_calculations k where k.id = ${row("calculation")})`)
  @Field(() => CalculationStatus, { nullable: true })
  calculationStatus!: CalculationStatus | null;

  /** How many options it has; 0 where there never was a second one. */
  @Auth(SELLERS)
  @Sql((row) => sql`(select count(*) from quote_options o where o.quote_id = ${row("id")})::int`)
  @Field(() => Int, { nullable: true })
  optionCount!: number | null;

  /** How many of several options are not confirmed yet. */
  @Auth(SELLERS)
  @Sql((row) => draftOptions(row("id")))
  @Field(() => Int, { nullable: true })
  draftOptions!: number | null;

  /** The one of several options that the client said yes to. */
  @Sql((row) => sql`(select o.id from quote_options o where o.quote_id = ${row("id")} and o.chosen)`)
  @Field(() => ID, { nullable: true })
  chosenOptionId!: string | null;

  /** The address of the picture of who answers for it; null where they have none. */
  @Sql((row) => sql`(select nullif(u.image, '/avatar.svg') from users u where u.id = ${row("vendedor")})`)
  @Field(() => String, { nullable: true })
  advisorPicture!: string | null;

  /** Whether who asks sells it or made it. */
  @Auth(SELLERS)
  @Sql(
    (row) =>
      sql`coalesce(${row("vendedor")} = ${bind.me}, false) or coalesce(${row("maker")} = ${bind.me}, false)`,
  )
  @Field(() => Boolean, { nullable: true })
  isMine!: boolean | null;

  /** Whether it was sent and its time is over, although no job has marked it yet. */
  @Sql((row) => sql`coalesce(${row("status")} = 'sent' and ${row("expiresAt")} <= ${bind.now}, false)`)
  @Field(() => Boolean)
  offerIsOver!: boolean;

  /** What tells who does its next step. */
  @Sql(quoteTurnFactsSql)
  turnFacts!: QuoteTurnFacts;

  /** Who of its sale prices, sends and answers: lists are narrowed to it, as to what follows. */
  @Sql(salePersonSql)
  salePerson!: number | null;

  /** Its seller, unless they left. */
  @Sql((row) => memberIdSql(row("vendedor")))
  activeSeller!: number | null;

  /** Who of its sale makes the contract. */
  @Sql(converterSql)
  converter!: number | null;

  /** Who above its sale approves its discount. */
  @Sql(discountApproverSql)
  discountApprover!: number | null;

  /** Who above its sale looks again at what its client decided. */
  @Sql(reviewerSql)
  reviewer!: number | null;

  /** Whether nobody has answered something that its client asked. */
  @Sql(askedSql)
  asked!: boolean;

  /** Whether its price has to be confirmed first. */
  @Sql(unpricedSql)
  unpriced!: boolean;

  /** Whether its contract was sent and the trip has begun. */
  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status <> 'cancelled'
        and c.status <> 'draft' and c.fecha_inicio_viaje <= ${bind.today})`,
  )
  @Field(() => Boolean)
  tripHasBegun!: boolean;

  /** Whether it became a contract that was cancelled; one that was never signed gives its quote back. */
  @Sql(
    (row) =>
      sql`(${row("status")} = 'converted' and coalesce((select bool_and(c.status = 'cancelled')
        from contracts c where c.quote_id = ${row("id")}), false))`,
  )
  @Field(() => Boolean)
  contractIsCancelled!: boolean;

  /** The contract that was made of it; of several the one that stands, else the latest. */
  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.id`))
  @Field(() => ID, { nullable: true })
  contractId!: string | null;

  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.contract_number`))
  @Field(() => String, { nullable: true })
  contractNumber!: string | null;

  /** Whether a decision came from where the maker of its link works, and nobody has looked at it since. */
  @May("decideQuotes")
  @Sql(decisionToReviewSql)
  @Field(() => Boolean, { nullable: true })
  decisionToReview!: boolean | null;

  /** How often the list of its passengers was changed: a save over an older list is refused. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  passengersVersion: number = 0;

  /** By what the offer reached its client; lists look for decisions in them. */
  @OneToMany(() => QuoteLink, "quote")
  links = new Collection<QuoteLink>(this);

  /** What its client asked; lists look for those without an answer. */
  @OneToMany(() => QuoteQuestion, "quote")
  questions = new Collection<QuoteQuestion>(this);

  /** When whoever does the next step was last reminded by hand. */
  @Auth(SELLERS)
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  remindedAt: Date | null = null;

  /** Whether that was today. */
  @Auth(SELLERS)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true })
  remindedToday!: boolean | null;
}
