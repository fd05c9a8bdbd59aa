import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { Day } from "../../../core/scalars.ts";
import { FinancialPaymentStatus, FinancialPurchaseKind, FinancialPurchaseStatus } from "./financial.enums.ts";
import { MedioDePago, TipoPago } from "../../payments/payment/payment.enums.ts";

/** Filter of a financial report; all days when none are set. */
@InputType()
export class FinancialFilter {
  @OptionalText("Identificador o número de un contrato, o una parte.", 100, {
    message: "El número de contrato es demasiado largo",
  })
  contractId?: string | null;

  /** Ignored when the range is `custom`. */
  @Field(() => String, {
    nullable: true,
    description: "Rango con nombre, como `thisMonth`, o dos días `2026-01-01,2026-03-31`.",
  })
  dateRange?: string | null;

  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;
}

/** Filter of the list of clients' payments. */
@InputType()
export class FinancialPaymentFilter extends FinancialFilter {
  @Field(() => FinancialPaymentStatus, { nullable: true, description: "Estado del registro." })
  status?: FinancialPaymentStatus | null;
  @Field(() => TipoPago, { nullable: true, description: "Medio de pago, en grueso." })
  tipoPago?: TipoPago | null;
  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;
}

/** Filter of the list of purchases. */
@InputType()
export class FinancialPurchaseFilter extends FinancialFilter {
  @Field(() => FinancialPurchaseStatus, { nullable: true, description: "Estado del registro." })
  status?: FinancialPurchaseStatus | null;
  @Field(() => FinancialPurchaseKind, { nullable: true, description: "Forma de pago o comprobante." })
  tipoPago?: FinancialPurchaseKind | null;
}
