import { ArrayMaxSize, ArrayMinSize, IsOptional, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day as DayScalar } from "../../../core/scalars.ts";
import { BankFileFormat } from "../../../core/sheet/bank-file.type.ts";
import { RefundAccountInput } from "../../contracts/refund-account/refund-account.inputs.ts";
import { RefundMeans } from "./refund.enums.ts";

const NEGATIVE = { message: "El valor no puede ser negativo" };

/** Payment of a refund to the client; the file that proves the payment is sent separately. */
@InputType()
export class PayRefundInput {
  @Required("La fecha de pago es obligatoria")
  @Field(() => DayScalar, { description: "Día en que se pagó." })
  paidOn!: Day;

  @Required("Elige cómo lo devolviste")
  @Field(() => RefundMeans, { description: "Medio exacto de pago." })
  means!: RefundMeans;

  @OptionalText("Referencia con la que se reconoce en el banco.", 120)
  reference?: string | null;
}

/** Maximum number of refunds in one bank file. */
const MOST = 100;
const NONE = "Elige al menos una devolución";

/** Refunds to be paid with a bank file. */
@InputType()
export class ExportRefundsInput {
  @Required(NONE)
  @ArrayMinSize(1, { message: NONE })
  @ArrayMaxSize(MOST, { message: `Un archivo lleva como máximo ${MOST} devoluciones` })
  @Field(() => [ID], { description: "Identificadores de los registros." })
  ids!: string[];

  @Field(() => COP, { nullable: true, description: "Suma que vio quien paga, en COP; otra se rechaza." })
  total?: number | null;

  @Field(() => BankFileFormat, { description: "Formato del archivo." })
  format!: BankFileFormat;
}

/** New due day of a refund, and the reason. */
@InputType()
export class RefundDueInput {
  @Required("La fecha límite es obligatoria")
  @Field(() => DayScalar, { description: "Último día para cumplirlo." })
  dueOn!: Day;

  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}

/** Reason why a refund is no longer owed. */
@InputType()
export class AnnulRefundInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}

/** Amount to refund of the payments for a cancelled contract; 0 for nothing. */
@InputType()
export class DecideRefundInput {
  @Field(() => ID, { description: "Identificador del contrato." })
  contractId!: string;

  @Required("Escribe el valor")
  @Min(0, NEGATIVE)
  @Field(() => COP, { description: "Lo que se devuelve, en COP; 0 para nada." })
  monto!: number;

  @Field(() => COP, {
    nullable: true,
    description: "Lo que quedaba por decidir en COP, como se vio: si ya es otro valor, no se decide.",
  })
  porDecidir?: number | null;

  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;

  @Field(() => DayScalar, { nullable: true, description: "El día acordado; 15 días después sin uno." })
  dueOn?: Day | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => RefundAccountInput, { nullable: true, description: "La cuenta, si el cliente ya la dijo." })
  account?: RefundAccountInput | null;
}
