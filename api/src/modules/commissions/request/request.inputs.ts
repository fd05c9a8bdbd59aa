import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { BankingDataInput } from "../../accounts/banking/banking.inputs.ts";
import { NO_COMMISSION } from "../commission/commission.acts.rules.ts";

/** One commission whose payment the seller requests. */
@InputType()
export class RequestCommissionInput {
  @NotFound(NO_COMMISSION)
  @Required("La comisión es obligatoria")
  @Field(() => ID, { description: "Identificador de la comisión." })
  commissionId!: string;

  @IsOptional()
  @ValidateNested()
  @Field(() => BankingDataInput, {
    nullable: true,
    description: "Datos bancarios para el pago, que quedan guardados; sin valor, los de siempre.",
  })
  paymentData?: BankingDataInput | null;
}

/** Several commissions whose payment the seller requests in one act. */
@InputType()
export class RequestCommissionsInput {
  @ArrayMinSize(1, { message: "Elige al menos una comisión" })
  @ArrayMaxSize(50, { message: "Elige como máximo 50 comisiones" })
  @Field(() => [ID], { description: "Identificadores de las comisiones." })
  commissionIds!: string[];

  @IsOptional()
  @ValidateNested()
  @Field(() => BankingDataInput, {
    nullable: true,
    description: "Datos bancarios para el pago, que quedan guardados; sin valor, los de siempre.",
  })
  paymentData?: BankingDataInput | null;
}
