import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { MovementKind, MovementList } from "../bank.enums.ts";

const HEADING = 120;
const LONG = { message: "El título de la columna es demasiado largo" };

/** Headings of a bank's file by field, as chosen. */
@InputType()
export class BankColumnsInput {
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) day?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) text?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) amount?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) credit?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) debit?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) sign?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) reference?: string | null;
  @IsOptional() @MaxLength(HEADING, LONG) @Field(() => String, { nullable: true }) bankId?: string | null;
}

/** Filter of the list of movements. */
@InputType()
export class BankMovementFilter {
  @Field(() => MovementList, { nullable: true }) list?: MovementList | null;
  @Field(() => ID, { nullable: true }) accountId?: string | null;
  @Field(() => MovementKind, { nullable: true }) kind?: MovementKind | null;
  @Field(() => Day, { nullable: true }) startDate?: string | null;
  @Field(() => Day, { nullable: true }) endDate?: string | null;

  /** In COP: what came in, or, below zero, went out. */
  @Field(() => COP, { nullable: true }) amount?: number | null;

  /** An amount, or words of the bank's text, its reference or its id. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}
