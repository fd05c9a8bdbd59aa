import type { Day } from "../../../core/colombia/days.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { PaidContent } from "../payable/payable.ts";
import { ofPayable, type PayableWords, spokenPayable } from "../payable/payable.rules.ts";

interface Mail {
  readonly subject: string;
  readonly letter: Letter;
}

/** Facts of a refund that its e-mails contain; the amount is in COP. */
interface Owed {
  readonly monto: Cop;
  readonly dueOn: Day;
}

const greeting = ({ client }: PaidContent) => `Hola, ${firstName(client.name)}.`;
const signed = ({ advisor }: PaidContent) => advisor && { advisor };
const pageButton = (text: string, url: string | null) => url && { button: { text, url } };

/**
 * Returns the e-mail that informs a client that a payment could not be used and is refunded, with the due
 * day.
 */
export const refundLetter = (content: PaidContent, payable: PayableWords, { monto, dueOn }: Owed): Mail => ({
  subject: `Te devolvemos tu pago de ${formatCop(monto)}`,
  letter: {
    preview: `A más tardar el ${spokenDay(dueOn)}`,
    title: "Te devolvemos tu pago",
    paragraphs: [
      `${greeting(content)} Recibimos un pago de ${formatCop(monto)} para ` +
        `${spokenPayable(payable)} que no pudimos aplicar.`,
      `Te lo devolvemos a más tardar el ${spokenDay(dueOn)}. Si tienes preguntas, escríbenos.`,
    ],
    ...signed(content),
  },
});

/**
 * Returns the e-mail that informs a client of the refund of a cancelled trip, to the account entered for
 * another refund, if any; `url` opens the client page.
 */
export const refundOpenedLetter = (
  content: PaidContent,
  payable: PayableWords,
  { monto, dueOn, said, account }: Owed & { readonly said: string | null; readonly account: string | null },
  url: string | null,
): Mail => ({
  subject: `Te devolvemos ${formatCop(monto)}`,
  letter: {
    preview: `A más tardar el ${spokenDay(dueOn)}`,
    title: "Te devolvemos tu dinero",
    paragraphs: [
      `${greeting(content)} Te devolveremos ${formatCop(monto)} ${ofPayable(payable)} a más tardar el ` +
        `${spokenDay(dueOn)}.`,
      ...(said ? [said] : []),
      account === null
        ? "Dinos a qué cuenta lo enviamos: en tu página lo haces en un minuto. Nunca te pediremos claves ni " +
          "códigos de tu banco."
        : `Lo enviamos a la cuenta que ya nos diste, ${account}. Si prefieres otra, dilo en tu página.`,
    ],
    ...pageButton(account === null ? "Decir a qué cuenta" : "Ver mi viaje", url),
    ...signed(content),
  },
});

/**
 * Returns the e-mail that requests the account of a refund from the client again; `url` opens the client
 * page.
 */
export const accountAskedLetter = (
  content: PaidContent,
  payable: PayableWords,
  { monto, dueOn }: Owed,
  url: string | null,
): Mail => ({
  subject: `¿A qué cuenta te devolvemos ${formatCop(monto)}?`,
  letter: {
    preview: `Para devolvértelos a más tardar el ${spokenDay(dueOn)}`,
    title: "Falta tu cuenta",
    paragraphs: [
      `${greeting(content)} Para devolverte ${formatCop(monto)} ${ofPayable(payable)} a más tardar el ` +
        `${spokenDay(dueOn)} nos falta saber a qué cuenta.`,
      "Dilo en tu página: toma un minuto. Nunca te pediremos claves ni códigos de tu banco.",
    ],
    ...pageButton("Decir a qué cuenta", url),
    ...signed(content),
  },
});

/** Returns the e-mail with the proof of a paid refund, for the client. */
export const refundPaidLetter = (
  content: PaidContent,
  payable: PayableWords,
  paid: {
    readonly monto: Cop;
    readonly paidOn: Day;
    readonly account: string;
    readonly reference: string | null;
  },
  url: string | null,
): Mail => ({
  subject: `Te devolvimos ${formatCop(paid.monto)}`,
  letter: {
    preview: `A la cuenta ${paid.account}`,
    title: "Te devolvimos tu dinero",
    paragraphs: [
      `${greeting(content)} El ${spokenDay(paid.paidOn)} te devolvimos ${formatCop(paid.monto)} ` +
        `${ofPayable(payable)} a tu cuenta ${paid.account}` +
        `${paid.reference ? ` (referencia ${paid.reference})` : ""}. Adjuntamos el comprobante.`,
      "Según tu banco, el dinero puede tardar un día hábil en verse. Si no lo ves, responde a este correo.",
    ],
    ...pageButton("Ver mi viaje", url),
    ...signed(content),
  },
});

/** Returns the e-mail with the code that a client needs to enter the account of a refund. */
export const accountCodeLetter = (
  content: PaidContent,
  { monto }: { readonly monto: Cop },
  code: string,
  minutes: number,
): Mail => ({
  subject: "Tu código para decirnos a qué cuenta devolvemos",
  letter: codeLetter({
    code,
    minutes,
    title: "Tu código",
    aim: "decirnos a qué cuenta devolvemos",
    said: [
      `${greeting(content)} Te devolvemos ${formatCop(monto)}: escribe el código en la página de tu viaje.`,
      "Si no fuiste tú, no hagas nada y avísanos. No compartas este código con nadie.",
    ],
    ...signed(content),
  }),
});
