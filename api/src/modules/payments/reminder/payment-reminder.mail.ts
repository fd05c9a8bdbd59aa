import { type Day, daysBetween } from "../../../core/colombia/days.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { AskedLine } from "../../contracts/plan/next-payment.ts";
import { balanceText } from "../../contracts/plan/sums.rules.ts";
import type { ContractContent } from "../../contracts/contract/print/contract-content.ts";
import { contractPassage } from "../../contracts/contract/print/contract.mail.ts";
import { howToPayInMail } from "../../content/agency-account/how-to-pay.mail.ts";

/** Payment that a client is reminded of; amounts in COP. */
export interface RemindedPayment {
  /** Name of the plan line: `Cuota 2 de 3`. */
  readonly text: string;
  readonly due: Day;
  /** Part of the line that is neither paid nor awaiting verification, in COP. */
  readonly open: Cop;
  /** Amount that is due before this line; null when this line is the next one. */
  readonly earlier: AskedLine | null;
  /** Balance of the contract, in COP. */
  readonly balance: Cop;
  /** Part of the balance whose payments await verification, in COP. */
  readonly waiting: Cop;
  readonly today: Day;
  /** True when the client has a user account, where reminders can be disabled. */
  readonly hasAccount: boolean;
  /** Address of the client page of the contract. */
  readonly url: string;
  readonly howToPay: HowToPay | null;
}

/** Returns the due day in words, relative to today: `vence mañana`, `venció el 3 de marzo de 2026`. */
function dueText(due: Day, today: Day): string {
  const left = daysBetween(today, due);
  if (left < 0) return `venció el ${spokenDay(due)}`;
  return left === 0 ? "vence hoy" : left === 1 ? "vence mañana" : `vence el ${spokenDay(due)}`;
}

const earlierText = ({ text, amount, due }: AskedLine, today: Day): string =>
  `Antes está «${text}», por ${formatCop(amount)}, que ${dueText(due, today)}. `;

/**
 * Returns the e-mail that reminds a client of a payment: it states the owed amount and how to get help, and
 * never asks why the payment is late.
 */
export function reminderLetter(
  content: ContractContent,
  { text, due, open, earlier, balance, waiting, today, hasAccount, url, howToPay }: RemindedPayment,
): { readonly subject: string; readonly letter: Letter } {
  const late = due < today;
  const when = dueText(due, today);
  const subject = `Tu pago de ${formatCop(open)} ${when}`;
  const letter: Letter = {
    preview: `${text} · Contrato ${content.number}`,
    title: late ? "Tienes un pago vencido" : "Se acerca la fecha de tu pago",
    passage: contractPassage(
      content,
      late ? { text: "Pago vencido", tone: "clay" } : { text: "Pago próximo", tone: "sun" },
    ),
    paragraphs: [
      `Hola, ${firstName(content.client.name)}. El pago «${text}» de tu ` +
        `viaje a ${content.destination}, por ${formatCop(open)}, ${when}. ` +
        (earlier ? earlierText(earlier, today) : "") +
        `Tu saldo pendiente del contrato ${content.number} es de ${balanceText(balance, waiting)}.`,
      "Si ya lo hiciste, repórtalo con «Ya pagué» en la página de tu viaje y lo verificamos. Si necesitas otra fecha u otra forma de pago, escríbenos.",
      ...(hasAccount ? ["Puedes desactivar estos recordatorios en las preferencias de tu cuenta."] : []),
    ],
    button: { text: "Ver mi plan de pagos", url },
    block: howToPayInMail(howToPay),
    ...(content.advisor && { advisor: content.advisor }),
  };
  return { subject, letter };
}
