import { spokenDay } from "../../../core/colombia/spoken.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import { balanceText } from "../../contracts/plan/sums.rules.ts";
import { endedPayable, type PayableWords, spokenPayable } from "../payable/payable.rules.ts";
import type { ReceiptContent } from "./receipt-content.ts";
import { howToPayInMail } from "../../content/agency-account/how-to-pay.mail.ts";

/** E-mail content with its subject. */
interface Mail {
  readonly subject: string;
  readonly letter: Letter;
}

/**
 * Payment instructions for the next payment, and the address of the client page; each is null when it does
 * not exist.
 */
interface NextSteps {
  /** Sum of the payments that await verification, in COP. */
  readonly waiting: Cop;
  readonly howToPay: HowToPay | null;
  readonly page: string | null;
}

const paidText = ({ monto, fechaPago, payable }: ReceiptContent) =>
  `pago de ${formatCop(monto)} del ${spokenDay(fechaPago)} para ${spokenPayable(payable)}`;
const nothingOwed = (payable: PayableWords) => `${endedPayable(payable)}: no te queda saldo por pagar.`;
const owedText = (balance: Cop, waiting: Cop) =>
  balance === 0
    ? "Tu viaje quedó pagado por completo."
    : `Tu saldo pendiente es de ${balanceText(balance, waiting)}.`;

/**
 * Returns the e-mail with the receipt of a verified payment, which also states how to pay the next amount.
 */
export function receiptLetter(content: ReceiptContent, { waiting, howToPay, page }: NextSteps): Mail {
  const { number, monto, balance, ended, payable, passage, advisor } = content;
  return {
    subject: `Recibimos tu pago de ${formatCop(monto)} · Recibo ${number}`,
    letter: {
      preview: `Recibo ${number} por ${formatCop(monto)}`,
      title: `Recibimos tu pago de ${formatCop(monto)}`,
      passage,
      paragraphs: [
        `Gracias, ${firstName(content.client.name)}. ` +
          `Verificamos tu ${paidText(content)}. Medio de pago: ${content.method}. ` +
          (content.concept === null ? "" : `Concepto: ${content.concept}. `) +
          `Adjuntamos tu recibo ${number}.`,
        ended
          ? `${nothingOwed(payable)} Te devolvemos este pago; en otro correo te contamos cómo.`
          : owedText(balance, waiting),
      ],
      ...(page && { button: { text: "Ver mi viaje y mis pagos", url: page } }),
      block: howToPayInMail(howToPay),
      ...(advisor && { advisor }),
    },
  };
}

/**
 * Returns the e-mail that informs the client that a payment no longer counts, with the reason. `balance` is
 * the amount owed now in COP; null once the paid record is cancelled.
 */
export function reversalLetter(
  content: ReceiptContent,
  balance: Cop | null,
  { waiting, howToPay, page }: NextSteps,
): Mail {
  const { number, monto, payable, passage, advisor, reversed } = content;
  const owed = balance === null ? nothingOwed(payable) : owedText(balance, waiting);
  return {
    subject: `Se anuló tu pago de ${formatCop(monto)} · Recibo ${number}`,
    letter: {
      preview: `El recibo ${number} ya no es válido`,
      title: "Se anuló un pago",
      passage,
      paragraphs: [
        `Hola, ${firstName(content.client.name)}. Anulamos tu ${paidText(content)}. Motivo: ` +
          `«${reversed?.reason ?? ""}». El recibo ${number} ya no es válido; adjuntamos su copia anulada.`,
        `${owed} Si no reconoces este cambio, escríbenos.`,
      ],
      ...(page && { button: { text: "Ver mi viaje y mis pagos", url: page } }),
      block: howToPayInMail(howToPay),
      ...(advisor && { advisor }),
    },
  };
}
