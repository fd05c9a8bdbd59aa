import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { paidId, type Payable, payableRelations } from "../payable/payable.ts";
import { meansOfKind } from "./means/means.rules.ts";
import { Payment } from "./payment.entity.ts";
import { keepProof, type Proof } from "./payment-proof.ts";

/** Facts of a payment at booking; absent facts are unknown. */
type Booked = Pick<Payment, "monto" | "fechaPago" | "tipoPago"> &
  Partial<
    Pick<
      Payment,
      | "medio"
      | "cuentaAgencia"
      | "registrationNote"
      | "retencionRenta"
      | "retencionIva"
      | "retencionIca"
      | "retenido"
      | "retencionCertificado"
      | "retencionCertificadoDia"
      | "referenciaPago"
      | "bancoOrigen"
      | "pagadorNombre"
      | "origenFondos"
      | "traidoPor"
      | "pagadorEmail"
      | "pagadorTelefono"
      | "wompiTransactionId"
      | "wompiReference"
      | "metadatos"
      | "reportedByClient"
      | "linkId"
    >
  >;

/**
 * Books a payment for a record that the caller has locked and checked. The payment awaits verification, and
 * the responsible people are notified. `duplicates` are the ids of payments that it may duplicate.
 */
export async function bookPayment(
  work: Work,
  payable: Payable,
  booked: Booked,
  proof: Proof | null = null,
  duplicates: readonly string[] = [],
): Promise<Payment> {
  const medio = booked.medio ?? meansOfKind[booked.tipoPago];
  const payment = make(Payment, {
    ...booked,
    medio,
    [payableRelations[payable.ref.kind]]: payable.record,
    createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  if (proof) await keepProof(work, payment, proof);
  work.add(payment);
  await work.save();

  const { id: paymentId, monto, tipoPago, fechaPago } = payment;
  const cuentaAgenciaId = payment.cuentaAgencia?.id;
  work.audit("payment.registered", paymentId, {
    ...paidId(payable.ref),
    monto,
    tipoPago,
    medio,
    fechaPago,
    ...(payment.retenido > 0 && { retenido: payment.retenido }),
    ...(cuentaAgenciaId && { cuentaAgenciaId }),
    ...(duplicates.length > 0 && { possibleDuplicates: [...duplicates] }),
  });
  await work.emit("payment.registered", { paymentId, payable: payable.ref });
  return payment;
}
