import { ArrayMaxSize, ArrayMinSize, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { BankFileFormat } from "../../../core/sheet/bank-file.type.ts";
import { MetodoPago } from "../purchase/purchase.enums.ts";

const MOST = 100;
const NONE = "Elige al menos una compra o cuota";

/** Amount to pay: an installment of a purchase, or a whole purchase that is paid at once. */
@InputType()
export class PaidDueInput {
  @Field(() => ID, { description: "Identificador de la compra." })
  purchaseId!: string;

  @Field(() => ID, { nullable: true, description: "Identificador de la cuota; nulo de contado." })
  installmentId?: string | null;
}

/** Purchases and installments that were paid together; the receipt is sent separately. */
@InputType()
export class PayProvidersInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST, { message: `Se pagan como máximo ${MOST} a la vez` })
  @ValidateNested({ each: true })
  @Field(() => [PaidDueInput], { description: "Lo que se paga." })
  dues!: PaidDueInput[];

  @Field(() => COP, { nullable: true, description: "Total que vio quien paga, en COP; otro se rechaza." })
  total?: number | null;

  @Field(() => Day, { nullable: true, description: "Día del pago; hoy sin valor." })
  fechaPago?: string | null;

  @Field(() => MetodoPago, {
    nullable: true,
    description: "Medio con el que se pagó; `transferencia` sin valor.",
  })
  metodoPago?: MetodoPago | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;
}

/** Purchases and installments to be paid with a bank file. */
@InputType()
export class ExportDuesInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST, { message: `Un archivo lleva como máximo ${MOST} a la vez` })
  @ValidateNested({ each: true })
  @Field(() => [PaidDueInput], { description: "Lo que se paga." })
  dues!: PaidDueInput[];

  @Field(() => COP, { nullable: true, description: "Total que vio quien paga, en COP; otro se rechaza." })
  total?: number | null;

  @Field(() => BankFileFormat, { description: "Formato del archivo." })
  format!: BankFileFormat;
}
