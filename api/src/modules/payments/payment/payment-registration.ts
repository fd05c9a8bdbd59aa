import { fieldsFirst } from "../../../core/input/fields-first.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { closedMonth } from "../../closing/closed-month.ts";
import { askCashOrigin } from "./cash/ask-cash-origin.ts";
import { balanceOf, type PayableRef } from "../payable/payable.ts";
import { lockPayable } from "../payable/payable-kinds.ts";
import { askOfDuplicates } from "./duplicate/duplicate.ts";
import { bookPayment } from "./payment-booking.ts";
import { howPaid } from "./means/means.rules.ts";
import { receivingAccount } from "./means/receiving-account.ts";
import type { PaidInput, PaymentDetailsInput } from "./payment.inputs.ts";
import type { Proof } from "./payment-proof.ts";
import { leftToPay } from "../../contracts/plan/sums.rules.ts";
import { refusePayment } from "./payment.rules.ts";
import { refuseCreditAbove, refuseWithheld, withheldColumns } from "./withheld/withheld.rules.ts";
import type { WithheldInput } from "./withheld/withheld.inputs.ts";
import { spokenForOn } from "./payment-sums.ts";

/** Data of a client's payment to register. */
export interface Registration {
  readonly input: PaidInput & { readonly retencion?: WithheldInput | null };
  readonly details: PaymentDetailsInput | null;
  /** The file that proves the payment; null without a file. */
  readonly proof: Proof | null;
}

/**
 * Registers a client's payment, which then awaits verification. Its maximum is the unpaid amount minus other
 * pending payments.
 * @throws Refusal CONFLICT when it may duplicate an existing payment and this was not accepted.
 */
export async function registerPaid(
  work: Work,
  ref: PayableRef,
  { input, details, proof }: Registration,
): Promise<string> {
  const how = howPaid(input);
  const payable = await fieldsFirst(lockPayable(work, ref), () =>
    refusePayment(input, input.monto, 0, work.today),
  );
  const withheld = withheldColumns(input.retencion ?? null);
  refuseWithheld(withheld, input.monto, work.today, "retencion");
  payable.refuse("register", work);
  const { spoken, mesCerrado } = await spokenForOn(work, payable.ref, input.fechaPago);
  const left = leftToPay(balanceOf(payable), spoken);
  if (withheld.retenido > 0) refuseCreditAbove(input.monto + withheld.retenido, left);
  refusePayment(input, balanceOf(payable), spoken, work.today);
  if (mesCerrado) throw closedMonth(mesCerrado, "fechaPago");
  const cuentaAgencia = await receivingAccount(work, input.cuentaAgenciaId);

  const bancoOrigen = details?.bancoOrigen?.trim() || null;
  const referenciaPago = details?.referenciaPago?.trim() || null;
  const signs = { id: null, referenciaPago, bancoOrigen, sha256: proof?.sha256 ?? null };
  const duplicates = await askOfDuplicates(work, signs, input.aceptaDuplicado === true);

  const { monto, fechaPago } = input;
  const registrationNote = input.observaciones?.trim() || null;
  const pagadorNombre = details?.pagadorNombre?.trim() || null;
  const booked = { monto, fechaPago, ...withheld, ...how, cuentaAgencia, registrationNote };
  const { origenFondos, traidoPor } =
    how.medio === "efectivo"
      ? await askCashOrigin(work, payable.ref, { ...details, monto, fechaPago })
      : { origenFondos: null, traidoPor: null };
  const paid = { ...booked, referenciaPago, bancoOrigen, pagadorNombre, origenFondos, traidoPor };
  return (await bookPayment(work, payable, paid, proof, duplicates)).id;
}
