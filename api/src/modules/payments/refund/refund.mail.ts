import type { Day } from "../../../core/colombia/days.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { PaidContent } from "../payable/payable.ts";
import { type PayableWords, spokenPayable } from "../payable/payable.rules.ts";

/** The mail that tells a client that a payment which could not be used goes back, and by when. */
export function refundLetter(
  { client, advisor }: PaidContent,
  payable: PayableWords,
  { monto, dueOn }: { readonly monto: Cop; readonly dueOn: Day },
): { readonly subject: string; readonly letter: Letter } {
  return {
    subject: `Te devolvemos tu pago de ${formatCop(monto)}`,
    letter: {
      preview: `A más tardar el ${spokenDay(dueOn)}`,
      title: "Te devolvemos tu pago",
      paragraphs: [
        `Hola, ${firstName(client.name)}. Recibimos un pago de ${formatCop(monto)} para ` +
          `${spokenPayable(payable)} que no pudimos aplicar.`,
        `Te lo devolvemos a más tardar el ${spokenDay(dueOn)}. Si tienes preguntas, escríbenos.`,
      ],
      ...(advisor && { advisor }),
    },
  };
}
