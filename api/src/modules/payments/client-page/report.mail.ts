import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay, spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { PaidContent } from "../payable/payable.ts";
import type { Payment } from "../payment/payment.entity.ts";

/** Payment that a client reported. */
type Reported = Pick<Payment, "monto" | "fechaPago" | "referenciaPago">;

/**
 * Returns the e-mail that informs a client that the reported payment is being reviewed; `page` is the address
 * of the client page.
 */
export function reportLetter(
  { client, destination, from, to, advisor }: PaidContent,
  { monto, fechaPago, referenciaPago }: Reported,
  page: string | null,
): { readonly subject: string; readonly letter: Letter } {
  const reference = referenciaPago ? `, referencia ${referenciaPago}` : "";
  return {
    subject: `Recibimos tu comprobante de ${formatCop(monto)}`,
    letter: {
      preview: `Estamos revisando tu pago del ${spokenDay(fechaPago)}`,
      title: "Recibimos tu comprobante",
      paragraphs: [
        `Gracias, ${firstName(client.name)}. Estamos revisando tu pago de ${formatCop(monto)} del ` +
          `${spokenDay(fechaPago)}${reference}, para tu viaje a ${destination} (${spokenTrip(from, to)}).`,
        "Cuando lo verifiquemos te enviamos el recibo por este medio. Mientras tanto no tienes que hacer nada más.",
        "Si no reportaste este pago, escríbenos.",
      ],
      ...(page && { button: { text: "Ver mi viaje y mis pagos", url: page } }),
      ...(advisor && { advisor }),
    },
  };
}
