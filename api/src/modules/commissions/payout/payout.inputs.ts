import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { BankFileFormat } from "../../../core/sheet/bank-file.type.ts";
import { MOST_LINES } from "./payout.rules.ts";

const NONE = "Elige al menos una comisión";
const TOO_MANY = { message: `Se pagan como máximo ${MOST_LINES} a la vez` };

/** Several commissions that are paid together; the receipt is sent beside it. */
@InputType()
export class PayCommissionsInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST_LINES, TOO_MANY)
  @Field(() => [ID])
  ids!: string[];

  /** Total that the payer saw before confirming, in COP; a different total is refused. */
  @Field(() => COP, { nullable: true })
  neto?: number | null;

  @IsOptional()
  @MaxLength(1_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** Several commissions, such as the ones that are approved together. */
@InputType()
export class CommissionIdsInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST_LINES, { message: `Se eligen como máximo ${MOST_LINES} a la vez` })
  @Field(() => [ID])
  ids!: string[];
}

/** Contents of a bank's file: a payment that was made, or commissions chosen for payment. */
@InputType()
export class ExportPayoutInput {
  @Field(() => ID, { nullable: true })
  payoutId?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_LINES, TOO_MANY)
  @Field(() => [ID], { nullable: true })
  ids?: string[] | null;

  @Field(() => BankFileFormat)
  format!: BankFileFormat;
}
