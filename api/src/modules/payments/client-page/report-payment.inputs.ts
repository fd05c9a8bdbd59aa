import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { LONG, RegisterPaymentInput } from "../payment/payment.inputs.ts";

/** Payment that a client reports for their contract. */
@InputType()
export class ReportPaymentInput extends RegisterPaymentInput {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, {
    nullable: true,
    description: "Referencia en el banco: número de la transferencia o del cheque.",
  })
  referenciaPago?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Banco desde el que pagó." })
  bancoOrigen?: string | null;
}
