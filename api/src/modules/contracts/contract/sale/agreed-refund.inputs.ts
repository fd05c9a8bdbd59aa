import { IsOptional, Min, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { COP, Day } from "../../../../core/scalars.ts";
import { RefundAccountInput } from "../../refund-account/refund-account.inputs.ts";

/** Amount to refund when a contract is cancelled, in COP; 0 for no refund. */
@InputType()
export class AgreedRefundInput {
  @Required("Escribe el valor")
  @Min(0, { message: "El valor no puede ser negativo" })
  @Field(() => COP, { description: "Valor en COP." })
  monto!: number;

  @Field(() => Day, { nullable: true, description: "El día acordado; 15 días después sin uno." })
  dueOn?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => RefundAccountInput, { nullable: true, description: "La cuenta, si el cliente ya la dijo." })
  account?: RefundAccountInput | null;
}
