import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { closedMonth } from "../../../closing/closed-month.ts";
import { leftToPay } from "../../../contracts/plan/sums.rules.ts";
import { balanceOf, paidId } from "../../payable/payable.ts";
import { findPayment } from "../payment.access.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refusePaymentAct } from "../payment-state.ts";
import { awaitingVerification } from "../payment-sums.ts";
import type { StateWithheldInput } from "../withheld/withheld.inputs.ts";
import {
  refuseCreditAbove,
  refuseWithheld,
  withheldColumns,
  withheldIn,
} from "../withheld/withheld.rules.ts";

interface Args {
  readonly id: string;
  readonly input: StateWithheldInput;
  readonly certificate: StoredBytes | null;
}

/**
 * States the amounts that a client withheld on a payment, completely: they lower the contract's balance once
 * the payment is verified, at once when it already is. A certificate without other amounts may come after the
 * month closed.
 * @throws Refusal CONFLICT for other amounts of a verified payment in a closed month; BAD_USER_INPUT for
 * amounts that exceed the payment, or with it the balance.
 */
export async function statePaymentWithholding(work: Work, { id, input, certificate }: Args): Promise<string> {
  const payment = await findPayment(work, id);
  const payable = await lockWithPayable(work, payment);
  const { mesCerrado } = await refusePaymentAct(work, payment, "withhold", "mesCerrado");
  const columns = withheldColumns(input);
  refuseWithheld(columns, payment.monto, work.today);
  if (certificate && columns.retenido === 0) throw badInput("renta", "Escribe lo que retuvo el cliente");

  const { retenido: former } = payment;
  const before = withheldIn(payment);
  const after = withheldIn(columns);
  const isSame = before.renta === after.renta && before.iva === after.iva && before.ica === after.ica;
  const counts = payment.status === "verified";
  if (counts && mesCerrado !== null && !isSame) throw closedMonth(mesCerrado);
  const added = columns.retenido - former;
  if (added > 0) {
    const waiting = counts ? 0 : await awaitingVerification(work, payable.ref);
    const isWaiting = !counts && payment.decisionNote === null;
    const others = isWaiting ? waiting - payment.monto - former : waiting;
    const credited = counts ? added : payment.monto + columns.retenido;
    refuseCreditAbove(credited, leftToPay(balanceOf(payable), others));
  }

  work.edit(payment, input.version);
  assign(payment, columns);
  if (certificate)
    payment.retencionCertificadoFileId = (await keepFile(work, certificate, { type: "payment", id })).id;
  else if (columns.retenido === 0) payment.retencionCertificadoFileId = null;
  const { retencionCertificado: certificado } = columns;
  work.audit("payment.withheld", id, {
    ...paidId(payable.ref),
    before,
    after,
    ...(certificado !== null && { certificado }),
  });
  if (counts && added !== 0) {
    await payable.settle(work);
    await work.emit("payment.withheld", { paymentId: id, payable: payable.ref });
  }
  return id;
}
