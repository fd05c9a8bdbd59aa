import { spokenDay } from "../../core/colombia/spoken.ts";
import { formatCop } from "../../core/cop.ts";
import type { Letter } from "../../core/mail/layout.ts";
import type { ReceiptContent } from "./receipt.content.ts";

/** The subject of the mail that brings a receipt. */
export const receiptSubject = ({ number, monto }: ReceiptContent): string => `Recibimos tu pago de ${formatCop(monto)} · Recibo ${number}`;

/** The mail that brings the receipt of a verified payment to the client. */
export function receiptLetter({
  number,
  client,
  monto,
  fechaPago,
  method,
  contractNumber,
  balance,
  passage,
  advisor,
}: ReceiptContent): Letter {
  return {
    preview: `Recibo ${number} por ${formatCop(monto)}`,
    title: "Recibimos tu pago",
    passage,
    paragraphs: [
      `Gracias, ${client.name.split(" ")[0] ?? client.name}. Verificamos tu pago de ${formatCop(monto)} del ${spokenDay(fechaPago)} (${method.toLowerCase()}) para el contrato ${contractNumber}. Adjuntamos tu recibo ${number}.`,
      balance === 0 ? "Tu viaje quedó pagado por completo." : `Tu saldo pendiente es de ${formatCop(balance)}.`,
    ],
    ...(advisor && { advisor }),
  };
}
