import { ArrayMaxSize, ArrayMinSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";
import { BankFileFormat } from "../../../core/sheet/bank-file.type.ts";
import { MOST_LINES } from "./payout.rules.ts";

const NONE = "Elige al menos una comisión";
const TOO_MANY = { message: `Se pagan como máximo ${MOST_LINES} a la vez` };

/** Several commissions that are paid together; the receipt is uploaded beside this input. */
@InputType()
export class PayCommissionsInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST_LINES, TOO_MANY)
  @Field(() => [ID], { description: "Identificadores de los registros." })
  ids!: string[];

  @Field(() => COP, { nullable: true, description: "Total que vio quien paga, en COP; otro se rechaza." })
  neto?: number | null;

  @OptionalText("Observaciones de quien lo registró.", 1_000)
  observaciones?: string | null;
}

/** Several commissions, for example to be approved together. */
@InputType()
export class CommissionIdsInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST_LINES, { message: `Se eligen como máximo ${MOST_LINES} a la vez` })
  @Field(() => [ID], { description: "Identificadores de los registros." })
  ids!: string[];
}

/** Selection for a bank file: a payment that was booked, or commissions to be paid. */
@InputType()
export class ExportPayoutInput {
  @Field(() => ID, { nullable: true, description: "Identificador de ese pago." })
  payoutId?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_LINES, TOO_MANY)
  @Field(() => [ID], { nullable: true, description: "Comisiones elegidas, si no es un pago hecho." })
  ids?: string[] | null;

  @Field(() => BankFileFormat, { description: "Formato del archivo." })
  format!: BankFileFormat;
}
