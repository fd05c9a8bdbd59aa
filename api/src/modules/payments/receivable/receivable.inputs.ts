import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { DebtAge } from "./receivable.enums.ts";

/** Filter of the contracts with a balance. */
@InputType()
export class ReceivableFilter {
  @Field(() => DebtAge, { nullable: true }) age?: DebtAge | null;
  /** Seller of the contract, of whichever role. */
  @Field(() => Int, { nullable: true }) vendedorId?: number | null;
  /** True for contracts whose client promised to pay by today, and did not pay since. */
  @Field(() => Boolean, { nullable: true }) promiseIsDue?: boolean | null;
  /** True for contracts with an overdue amount and a client who may be written about it today. */
  @Field(() => Boolean, { nullable: true }) toCollect?: boolean | null;

  /** Words of the number, the client, the e-mail, the telephone or the destination. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** Amount that a client promised to pay, and the day by which they will. */
@InputType()
export class PaymentPromiseInput {
  @Required("Escribe cuánto va a pagar")
  @Field(() => COP)
  monto!: number;

  @Required("Elige el día en que va a pagar")
  @Field(() => Day)
  day!: string;
}
