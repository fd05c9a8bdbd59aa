import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { LONG, RegisterPaymentInput } from "../payment/payment.inputs.ts";

/** Payment that a client reports for their contract. */
@InputType()
export class ReportPaymentInput extends RegisterPaymentInput {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  referenciaPago?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  bancoOrigen?: string | null;
}
