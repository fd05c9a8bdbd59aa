import { InputType } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { RegisterPaymentInput } from "../payment/payment.inputs.ts";

/** Payment that a client reports for a contract. */
@InputType()
export class ReportPaymentInput extends RegisterPaymentInput {
  @OptionalText("Referencia en el banco: número de la transferencia o del cheque.", 120)
  referenciaPago?: string | null;

  @OptionalText("Banco desde el que pagó.", 120)
  bancoOrigen?: string | null;
}
